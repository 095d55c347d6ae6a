import { Notice } from '@nocturne/ui/notice.tsx'
import { PasswordField } from '@nocturne/ui/password-field.tsx'
import { TextArea } from '@nocturne/ui/text-area.tsx'
import { TextField } from '@nocturne/ui/text-field.tsx'
import { Section } from './section.tsx'

export const FieldParts = () => (
  <Section title="Fields">
    <TextField label="Nickname" hint="Up to 24 letters" placeholder="夜航船" />
    <TextField label="Nickname" defaultValue="夜航船" error="This name is taken: choose another" />
    <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="quiet night" />
    <TextArea label="Signature" hint="Up to 120 letters" defaultValue="凌晨四点的码头" />
    <Notice>The name or the password is wrong. Check both and try again.</Notice>
  </Section>
)
