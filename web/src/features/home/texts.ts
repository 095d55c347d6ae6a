import { defineTexts } from '../../lib/define-texts.ts'

export const texts = defineTexts(
  { titles: { '/home': '夜曲', '/original': '片库', '/community': '社区', '/darkweb': '暗网' }, empty: '这里还没有内容，晚点再来看看。' },
  { titles: { '/home': 'Nocturne', '/original': 'Library', '/community': 'Community', '/darkweb': 'Late night' }, empty: 'There is nothing here yet. Come back a little later.' },
)
