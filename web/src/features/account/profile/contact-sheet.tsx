import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { ChoiceRow } from '@nocturne/ui/row.tsx'
import { TextField } from '@nocturne/ui/text-field.tsx'
import { useTexts } from '../../../lib/language.ts'
import { ChoiceChips } from '../choice-chips.tsx'
import { EditSheet } from '../edit-sheet.tsx'
import { saveProfile, type Personal } from '../personal.ts'
import { isContact } from './profile-rules.ts'
import type { ProfileSheetProps } from './profile-sheets.tsx'
import { texts } from './texts.ts'

type Contact = NonNullable<Personal['contact']>

const KINDS = ['wechat', 'qq', 'telegram', 'phone', 'email', 'other'] as const satisfies Contact['kind'][]
const WHOS = ['nobody', 'following', 'mutual'] as const satisfies Contact['who'][]
/** Whoever adds a number has chosen nothing yet: nobody sees it. */
const NONE: Contact = { kind: 'wechat', value: '', who: 'nobody' }

/** "Add chat number": what kind, which one, and who may see it. */
export const ContactSheet = ({ user, onSaved, onClose }: ProfileSheetProps) => {
  const t = useTexts(texts)
  const [contact, setContact] = useState(user.contact ?? NONE)
  const isCleared = user.contact !== null && contact.value.trim() === ''
  const change = (changes: Partial<Contact>) => setContact((before) => ({ ...before, ...changes }))
  const save = () => saveProfile({ contact: isCleared ? null : contact }).then(onSaved)
  const clear = user.contact && (
    <Button look="line" disabled={isCleared} onClick={() => change({ value: '' })}>
      {t.remove}
    </Button>
  )
  return (
    <EditSheet title={t.addContact} saveLabel={t.save} check={() => (isCleared ? undefined : isContact(contact.value, t))} save={save} aside={clear} onClose={onClose}>
      {(error) => (
        <>
          <ChoiceChips label={t.kind} names={KINDS.map((kind) => [kind, t.kinds[kind]] as const)} chosen={contact.kind} onChoose={(kind) => change({ kind })} />
          <TextField label={t.contactValue} error={error} autoComplete="off" value={contact.value} onChange={(event) => change({ value: event.target.value })} />
          <div role="group" aria-label={t.who} className="-mx-4">
            <p className="px-4 text-s font-medium text-ink-2">{t.who}</p>
            {WHOS.map((who) => (
              <ChoiceRow key={who} label={t.whos[who]} isChosen={contact.who === who} onChoose={() => change({ who })} />
            ))}
          </div>
        </>
      )}
    </EditSheet>
  )
}
