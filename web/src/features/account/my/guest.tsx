import { DoorOpen, EyeOff, PackageCheck, Phone, type LucideIcon } from 'lucide-react'
import { Button } from '@nocturne/ui/button.tsx'
import { useTexts } from '../../../lib/language.ts'
import { navigation } from '../../../lib/navigation.ts'
import { texts } from './texts.ts'

const ICONS: readonly LucideIcon[] = [Phone, EyeOff, PackageCheck]

const goToLogin = () => navigation.go('/login', { back: '/my' })

/** Who is not signed in sees the door, and why it is worth going through. */
export const Guest = () => {
  const t = useTexts(texts).guest
  return (
    <>
      <section className="flex flex-col gap-4 rounded-l bg-raised px-5 py-5 shadow-card">
        <div className="flex items-center gap-3.5">
          <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-tint text-iris-ink">
            <DoorOpen aria-hidden="true" strokeWidth={1.6} className="size-7" />
          </span>
          <div>
            <h1 className="text-l font-bold">{t.title}</h1>
            <p className="text-s text-ink-2">{t.note}</p>
          </div>
        </div>
        <Button isWide onClick={goToLogin}>
          {t.signIn}
        </Button>
      </section>
      <section className="flex flex-col gap-4 rounded-l bg-raised px-5 py-5 shadow-card">
        <h2 className="text-m font-bold">{t.givesTitle}</h2>
        <ul className="flex flex-col gap-4">
          {t.gives.map(([title, note], place) => {
            const Icon = ICONS[place] ?? DoorOpen
            return (
              <li key={title} className="flex items-start gap-3">
                <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-iris-ink" />
                <div>
                  <p className="text-m font-medium">{title}</p>
                  <p className="text-s text-ink-2">{note}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
