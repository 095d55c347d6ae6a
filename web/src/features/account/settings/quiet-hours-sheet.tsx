import { useId, useState } from 'react'
import { SwitchRow } from '@nocturne/ui/row.tsx'
import { useTexts } from '../../../lib/language.ts'
import { EditSheet } from '../edit-sheet.tsx'
import { saveSettings, type Personal } from '../personal.ts'
import { texts } from './texts.ts'

type QuietHours = NonNullable<Personal['settings']['quiet_hours']>

const NIGHT: QuietHours = { from: 23, to: 8 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const HourField = ({ label, hour, disabled, onChange }: { label: string; hour: number; disabled: boolean; onChange(hour: number): void }) => {
  const id = useId()
  return (
    <div className="flex flex-1 flex-col gap-1.5">
      <label htmlFor={id} className="text-s font-medium text-ink-2">
        {label}
      </label>
      <select
        id={id}
        value={hour}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-touch rounded-m border border-edge bg-bg px-3 text-l text-ink tabular-nums disabled:opacity-55"
      >
        {HOURS.map((each) => (
          <option key={each} value={each}>
            {each}:00
          </option>
        ))}
      </select>
    </div>
  )
}

export const QuietHoursSheet = ({ quiet, onClose }: { quiet: QuietHours | null; onClose(): void }) => {
  const t = useTexts(texts)
  const [isOn, setOn] = useState(quiet !== null)
  const [hours, setHours] = useState(quiet ?? NIGHT)
  const save = () => saveSettings({ quiet_hours: isOn ? hours : null })
  return (
    <EditSheet title={t.notices.quiet} saveLabel={t.account.save} check={() => undefined} save={save} onClose={onClose}>
      {(error) => (
        <>
          <div className="-mx-4">
            <SwitchRow label={t.notices.quietOn} isOn={isOn} onChange={setOn} />
          </div>
          <div className="flex gap-3">
            <HourField label={t.notices.from} hour={hours.from} disabled={!isOn} onChange={(from) => setHours({ ...hours, from })} />
            <HourField label={t.notices.to} hour={hours.to} disabled={!isOn} onChange={(to) => setHours({ ...hours, to })} />
          </div>
          {error && (
            <p role="alert" className="text-s text-bad">
              {error}
            </p>
          )}
        </>
      )}
    </EditSheet>
  )
}
