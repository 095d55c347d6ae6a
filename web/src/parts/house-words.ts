import { defineTexts } from '../lib/define-texts.ts'

export const houseTextNames = defineTexts({ terms: '用户协议', privacy: '隐私政策' }, { terms: 'Terms', privacy: 'Privacy' })

export const copyTexts = defineTexts(
  { copy: '复制', copied: '已复制', notCopied: '复制失败，请长按文字自行复制' },
  { copy: 'Copy', copied: 'Copied', notCopied: 'Could not copy. Press and hold the text to copy it yourself' },
)
