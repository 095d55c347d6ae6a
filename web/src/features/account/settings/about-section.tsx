import { CLIENT_VERSION } from '@nocturne/contract/limits.ts'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { useTexts } from '../../../lib/language.ts'
import { useGlobal } from '../../../lib/stores/global.ts'
import { LICENCES } from './licences.ts'
import { texts } from './texts.ts'

/** Absent while the page comes from the sources. */
const buildId = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

const Licences = () => {
  const t = useTexts(texts).about
  return (
    <>
      <p>{t.licencesText}</p>
      <ul className="flex flex-col gap-1 pt-3 whitespace-normal">
        {LICENCES.map(([name, licence]) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="text-ink">{name}</span>
            <span className="text-ink-3">{licence}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const AboutSection = () => {
  const t = useTexts(texts).about
  const houseTexts = useGlobal(({ config }) => config?.texts) ?? {}
  const [open, setOpen] = useState<'terms' | 'privacy' | 'licences' | null>(null)
  const build = buildId()
  return (
    <RowGroup title={t.title}>
      <Row label={t.version} value={CLIENT_VERSION} />
      {build !== '' && <Row label={t.build} value={build} />}
      <Row label={t.terms} onClick={() => setOpen('terms')} />
      <Row label={t.privacy} onClick={() => setOpen('privacy')} />
      <Row label={t.licences} onClick={() => setOpen('licences')} />
      {open && (
        <Sheet title={t[open]} onClose={() => setOpen(null)}>
          {open === 'licences' ? <Licences /> : houseTexts[open]}
        </Sheet>
      )}
    </RowGroup>
  )
}
