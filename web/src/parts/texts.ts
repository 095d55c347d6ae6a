import { defineTexts } from '../lib/define-texts.ts'

export const partTexts = defineTexts(
  { empty: '这里还没有内容', end: '到底了', more: '正在加载更多' },
  { empty: 'Nothing here yet', end: 'That is all', more: 'Loading more' },
)
