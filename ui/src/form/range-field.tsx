import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { useCloseSheet } from '../sheet.tsx'
import { useUiTexts } from '../texts.ts'
import { Calendar, tapDay } from './calendar.tsx'
import { checkRange } from './checks.ts'
import { daysOf, type DateRange } from './days.ts'
import { PickerField } from './picker-field.tsx'
import type { Field } from './use-field.ts'

interface RangeFieldProps {
  field: Field<DateRange | null>
  maxDays: number
  label?: string
}

const Choosing = ({ chosen, maxDays, onChoose }: { chosen: DateRange | null; maxDays: number; onChoose(range: DateRange): void }) => {
  const t = useUiTexts()
  const close = useCloseSheet()
  const [range, setRange] = useState<{ from: string; to?: string | undefined } | null>(chosen)
  const [fault, setFault] = useState<string>()
  const isWhole = range?.to !== undefined

  const tap = (day: string) => {
    const next = tapDay(range, day)
    const wrong = next.to === undefined ? undefined : checkRange(maxDays)({ from: next.from, to: next.to }, t.form)
    setFault(wrong)
    // The beginning stays: only the end has to be chosen again.
    if (!wrong) setRange(next)
  }
  const confirm = () => {
    if (range?.to === undefined) return
    onChoose({ from: range.from, to: range.to })
    close()
  }
  return (
    <div className="flex flex-col gap-3">
      <Calendar range={range} onTap={tap} />
      <p role="alert" className="min-h-5 text-center text-s text-bad">
        {fault}
      </p>
      <Button isWide disabled={!isWhole} onClick={confirm}>
        {t.dialog.confirm}
        {range?.to !== undefined && ` · ${t.form.rangeDays(daysOf({ from: range.from, to: range.to }))}`}
      </Button>
    </div>
  )
}

/** From one day to another, not further apart than allowed. */
export const RangeField = ({ field, maxDays, label }: RangeFieldProps) => {
  const t = useUiTexts().form
  return (
    <PickerField label={label ?? t.range} value={field.value ? `${field.value.from} – ${field.value.to}` : ''} error={field.error} Icon={CalendarDays} onLeave={field.onLeave}>
      <Choosing chosen={field.value} maxDays={maxDays} onChoose={field.onChange} />
    </PickerField>
  )
}
