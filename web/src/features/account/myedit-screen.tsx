import { Check } from 'lucide-react'
import { useEffect, useState, type ComponentType } from 'react'
import { Row, RowGroup } from '@nocturne/ui/row.tsx'
import { Skeleton } from '@nocturne/ui/skeleton.tsx'
import { useTexts } from '../../lib/language.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { Page } from '../../parts/page.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { usePersonal, type Personal } from './personal.ts'
import { ContactSheet } from './profile/contact-sheet.tsx'
import { BirthdaySheet, CitySheet, NicknameSheet, SignatureSheet, type ProfileSheetProps } from './profile/profile-sheets.tsx'
import { texts } from './profile/texts.ts'

const SAVED_MS = 2_500

type Field = 'nickname' | 'signature' | 'city' | 'birthday' | 'contact'

const SHEETS: Record<Field, ComponentType<ProfileSheetProps>> = {
  nickname: NicknameSheet,
  signature: SignatureSheet,
  city: CitySheet,
  birthday: BirthdaySheet,
  contact: ContactSheet,
}

/** Which field was just saved; its row says so for a moment. */
const useJustSaved = () => {
  const [saved, setSaved] = useState<Field | null>(null)
  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => setSaved(null), SAVED_MS)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved] as const
}

const Saved = () => {
  const t = useTexts(texts)
  return (
    <span role="status" className="flex animate-fade-in items-center gap-1 text-ok">
      <Check aria-hidden="true" className="size-4" />
      {t.saved}
    </span>
  )
}

const Fields = ({ user }: { user: Personal }) => {
  const t = useTexts(texts)
  const [open, setOpen] = useState<Field | null>(null)
  const [saved, setSaved] = useJustSaved()
  const OpenSheet = open && SHEETS[open]
  const row = (field: Field, value: string, note?: string) => (
    <Row label={t[field]} note={note} value={saved === field ? <Saved /> : value || t.unset} onClick={() => setOpen(field)} />
  )
  const { contact } = user
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-10">
      <div className="flex flex-col items-center gap-3 rounded-l bg-linear-to-b from-tint to-bg py-6">
        <Avatar nickname={user.nickname} path={user.avatar_url} size="xl" />
        {user.avatar_url === '' && <p className="text-s text-ink-3">{t.avatarNote}</p>}
      </div>
      <RowGroup title={t.public}>
        {row('nickname', user.nickname)}
        {row('signature', user.person_signnatrue)}
        {row('city', user.city)}
        {row('contact', contact ? `${t.kinds[contact.kind]} · ${contact.value}` : '', contact ? t.whos[contact.who] : undefined)}
      </RowGroup>
      <RowGroup title={t.private}>{row('birthday', user.birthday ?? '')}</RowGroup>
      {OpenSheet && <OpenSheet user={user} onSaved={() => setSaved(open)} onClose={() => setOpen(null)} />}
    </div>
  )
}

const Waiting = () => (
  <div className="px-4 pt-6">
    <Skeleton heights={['h-22', 'h-52', 'h-13']} />
  </div>
)

const MyEditScreen = () => {
  const t = useTexts(texts)
  return (
    <Page title={t.title}>
      <QueryState query={usePersonal()} forMembers skeleton={<Waiting />}>
        {(user) => <Fields user={user} />}
      </QueryState>
    </Page>
  )
}

export default MyEditScreen
