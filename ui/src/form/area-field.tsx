import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChoiceRow, RowGroup } from '../row.tsx'
import { useCloseSheet } from '../sheet.tsx'
import { useUiTexts } from '../texts.ts'
import { PickerField } from './picker-field.tsx'
import type { Field } from './use-field.ts'

export interface Area {
  code: string
  name: string
  /** The smaller areas inside; none where it ends. */
  parts?: readonly Area[]
}

interface AreaFieldProps {
  field: Field<readonly Area[]>
  areas: readonly Area[]
  label?: string
}

const Steps = ({ areas, chosen, onChoose }: { areas: readonly Area[]; chosen: readonly Area[]; onChoose(path: readonly Area[]): void }) => {
  const close = useCloseSheet()
  const [path, setPath] = useState<readonly Area[]>([])
  const list = useRef<HTMLDivElement>(null)
  // The tapped row is gone with its step: the focus goes on to the next.
  useEffect(() => list.current?.querySelector('button')?.focus(), [path])
  const here = path.at(-1)?.parts ?? areas
  const choose = (area: Area) => {
    const next = [...path, area]
    if (area.parts?.length) return setPath(next)
    onChoose(next)
    close()
  }
  return (
    <>
      {path.length > 0 && (
        <div className="flex flex-wrap">
          {path.map((area, depth) => (
            <button key={area.code} type="button" onClick={() => setPath(path.slice(0, depth))} className="min-h-touch min-w-touch pr-4 text-left font-medium text-iris-ink">
              {area.name}
            </button>
          ))}
        </div>
      )}
      <div ref={list} className="-mx-4">
        <RowGroup>
          {here.map((area) => (
            <ChoiceRow key={area.code} label={area.name} isChosen={chosen.some(({ code }) => code === area.code)} onChoose={() => choose(area)} />
          ))}
        </RowGroup>
      </div>
    </>
  )
}

/** Province, city, district: one step after the other. */
export const AreaField = ({ field, areas, label }: AreaFieldProps) => {
  const t = useUiTexts().form
  return (
    <PickerField label={label ?? t.area} value={field.value.map(({ name }) => name).join(' ')} error={field.error} Icon={MapPin} onLeave={field.onLeave}>
      <Steps areas={areas} chosen={field.value} onChoose={field.onChange} />
    </PickerField>
  )
}
