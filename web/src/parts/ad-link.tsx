import type { ReactNode } from 'react'
import { api } from '../lib/api.ts'
import { useOnce } from '../lib/use-once.ts'
import { openCounted } from './open-address.ts'

interface AdLinkProps {
  ad: { id: number; url: string; to_type: number; title: string }
  className?: string
  children: ReactNode
}

/** An advert: the tap is counted, then it opens where its to_type says. */
export const AdLink = ({ ad, className = '', children }: AdLinkProps) => {
  const [open] = useOnce(() => openCounted(() => api.system.adsclick({ id: ad.id }, { showError: false }), ad.url, ad.to_type))
  return (
    <button type="button" aria-label={ad.title} onClick={open} className={`text-left ${className}`}>
      {children}
    </button>
  )
}
