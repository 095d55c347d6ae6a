import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useValue } from '../lib/value.ts'
import { createLoadingBar } from './loading-bar.ts'

const loading = createLoadingBar()

/** Three pixels at the very top while a page is on its way. */
export const LoadingBarView = () => {
  const router = useRouter()
  const { percent, isShown, hasFailed } = useValue(loading.bar)
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeLoad', () => loading.start()),
      router.subscribe('onResolved', () => {
        const hasError = router.state.matches.some(({ status }) => status === 'error')
        if (hasError) loading.fail()
        else loading.finish()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 z-50 h-[3px] origin-left transition-[opacity,scale] ${isShown ? '' : 'opacity-0'} ${hasFailed ? 'bg-bad' : 'bg-grad'}`}
      style={{ scale: `${percent / 100} 1` }}
    />
  )
}
