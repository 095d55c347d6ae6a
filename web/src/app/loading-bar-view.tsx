import { useValue } from '../lib/value.ts'
import { loading } from './router.ts'

/** Three pixels at the very top while a page is on its way. */
export const LoadingBarView = () => {
  const { percent, isShown, hasFailed } = useValue(loading.bar)
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 z-50 h-[3px] origin-left transition-[opacity,scale] ${isShown ? '' : 'opacity-0'} ${hasFailed ? 'bg-bad' : 'bg-grad'}`}
      style={{ scale: `${percent / 100} 1` }}
    />
  )
}
