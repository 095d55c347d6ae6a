import { CLIENT_VERSION } from '@nocturne/contract/limits.ts'
import { FileText, Hammer, Info, Scale, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { Sheet } from '@nocturne/ui/sheet.tsx'
import { useTexts } from '../../../lib/language.ts'
import { useGlobal } from '../../../lib/stores/global.ts'
import { houseTextNames } from '../../../parts/house-words.ts'
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
  const t = { ...useTexts(texts).about, ...useTexts(houseTextNames) }
  const houseTexts = useGlobal(({ config }) => config?.texts) ?? {}
  const [open, setOpen] = useState<'terms' | 'privacy' | 'licences' | null>(null)
  const build = buildId()
  return (
    <RowGroup title={t.title}>
      <Row Icon={Info} label={t.version} value={CLIENT_VERSION} />
      {build !== '' && <Row Icon={Hammer} label={t.build} value={build} />}
      <Row Icon={FileText} label={t.terms} onClick={() => setOpen('terms')} />
      <Row Icon={ShieldCheck} label={t.privacy} onClick={() => setOpen('privacy')} />
      <Row Icon={Scale} label={t.licences} onClick={() => setOpen('licences')} />
      {open && (
        <Sheet title={t[open]} onClose={() => setOpen(null)}>
          {open === 'licences' ? <Licences /> : houseTexts[open]}
        </Sheet>
      )}
    </RowGroup>
  )
}
