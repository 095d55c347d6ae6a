import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { TextField } from '@nocturne/ui/text-field.tsx'
import { useTexts } from '../../../lib/language.ts'
import { useGlobal } from '../../../lib/stores/global.ts'
import { ChoiceChips } from '../choice-chips.tsx'
import { EditSheet } from '../edit-sheet.tsx'
import { saveProfile, type Personal } from '../personal.ts'
import { isBirthday, isCity, isNickname, isSignature } from './profile-rules.ts'
import { texts } from './texts.ts'

export interface ProfileSheetProps {
  user: Personal
  onSaved(): void
  onClose(): void
}

export const NicknameSheet = ({ user, onSaved, onClose }: ProfileSheetProps) => {
  const t = useTexts(texts)
  const [nickname, setNickname] = useState(user.nickname)
  const save = () => saveProfile({ nickname }).then(onSaved)
  return (
    <EditSheet title={t.nickname} saveLabel={t.save} check={() => isNickname(nickname, t)} save={save} onClose={onClose}>
      {(error) => <TextField label={t.nickname} hint={t.nicknameHint} error={error} autoComplete="nickname" value={nickname} onChange={(event) => setNickname(event.target.value)} />}
    </EditSheet>
  )
}

export const SignatureSheet = ({ user, onSaved, onClose }: ProfileSheetProps) => {
  const t = useTexts(texts)
  const [signature, setSignature] = useState(user.person_signnatrue)
  const save = () => saveProfile({ person_signnatrue: signature }).then(onSaved)
  return (
    <EditSheet title={t.signature} saveLabel={t.save} check={() => isSignature(signature, t)} save={save} onClose={onClose}>
      {(error) => <TextField label={t.signature} hint={t.signatureHint} error={error} autoComplete="off" value={signature} onChange={(event) => setSignature(event.target.value)} />}
    </EditSheet>
  )
}

export const CitySheet = ({ user, onSaved, onClose }: ProfileSheetProps) => {
  const t = useTexts(texts)
  const cities = useGlobal(({ config }) => config?.cities) ?? []
  const [city, setCity] = useState(user.city)
  const save = () => saveProfile({ city }).then(onSaved)
  return (
    <EditSheet title={t.city} saveLabel={t.save} check={() => isCity(city, t)} save={save} onClose={onClose}>
      {(error) => (
        <>
          <TextField label={t.city} hint={t.cityHint} error={error} autoComplete="off" value={city} onChange={(event) => setCity(event.target.value)} />
          <ChoiceChips label={t.city} names={cities.map((name) => [name, name] as const)} chosen={city} onChoose={setCity} />
        </>
      )}
    </EditSheet>
  )
}

export const BirthdaySheet = ({ user, onSaved, onClose }: ProfileSheetProps) => {
  const t = useTexts(texts)
  const [birthday, setBirthday] = useState(user.birthday ?? '')
  const save = () => saveProfile({ birthday: birthday === '' ? null : birthday }).then(onSaved)
  const clear = (
    <Button look="line" disabled={birthday === ''} onClick={() => setBirthday('')}>
      {t.remove}
    </Button>
  )
  return (
    <EditSheet title={t.birthday} saveLabel={t.save} check={() => isBirthday(birthday, t)} save={save} aside={clear} onClose={onClose}>
      {(error) => <TextField type="date" label={t.birthday} hint={t.birthdayHint} error={error} value={birthday} onChange={(event) => setBirthday(event.target.value)} />}
    </EditSheet>
  )
}
