import { defineTexts } from '../../lib/define-texts.ts'

export const texts = defineTexts({ empty: '这里还没有内容，晚点再来看看。' }, { empty: 'There is nothing here yet. Come back a little later.' })
