import { usePageSearch } from '../../parts/page-context.ts'
import { AllParts } from './all-parts.tsx'
import { CursorView } from './cursor-view.tsx'
import { DetailView } from './detail-view.tsx'
import { FormView } from './form-view.tsx'
import { LongListView } from './long-list-view.tsx'
import { VideoView } from './video-view.tsx'

/** Every part in every state, to look at and to test; not in the product. */
const PartsScreen = () => {
  const { view, n = 0 } = usePageSearch('/parts')
  switch (view) {
    case 'list':
      return <LongListView />
    case 'detail':
      return <DetailView number={n} />
    case 'form':
      return <FormView />
    case 'video':
      return <VideoView />
    case 'cursor':
      return <CursorView number={n} />
    default:
      return <AllParts />
  }
}

export default PartsScreen
