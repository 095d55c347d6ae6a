import { Button } from '@nocturne/ui/button.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/language.ts'
import { navigation } from '../lib/navigation.ts'
import { texts } from './texts.ts'

const goHome = () => navigation.replace('/home')

export const HomeButton = ({ look }: { look: 'main' | 'line' }) => (
  <Button look={look} onClick={goHome}>
    {useTexts(texts).goHome}
  </Button>
)

export const ErrorPage = ({ drawing, title, hint, children }: { drawing: ReactNode; title: string; hint: string; children: ReactNode }) => (
  <main className="flex min-h-full flex-col items-center justify-center gap-3 px-8 py-16 text-center">
    {drawing}
    <h1 className="mt-4 text-xl font-semibold break-words text-ink">{title}</h1>
    <p className="text-m text-ink-2">{hint}</p>
    <div className="mt-5 flex w-full max-w-64 flex-col gap-3">{children}</div>
  </main>
)
