import { Bell, Languages, Lock, LogOut, Moon } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@nocturne/ui/badge.tsx'
import { Button } from '@nocturne/ui/button.tsx'
import { Countdown } from '@nocturne/ui/countdown.tsx'
import { PinPad } from '@nocturne/ui/pin-pad.tsx'
import { ChoiceRow, Row, RowGroup, SwitchRow } from '@nocturne/ui/row.tsx'
import { Segmented } from '@nocturne/ui/segmented.tsx'
import { Switch } from '@nocturne/ui/switch.tsx'
import { Tabs } from '@nocturne/ui/tabs.tsx'
import { showToast } from '../../lib/toast.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { Section } from './section.tsx'

const TABS = { best: '推荐', new: '最新', short: '短片', pictures: '图文', sets: '合集', music: '音乐现场', night: '深夜档', more: '更多分类' }
const SIZES = { small: '小', normal: '标准', large: '大', huge: '特大' }

const Buttons = () => (
  <Section title="Buttons">
    <div className="flex flex-wrap gap-3">
      <Button>Main</Button>
      <Button look="line">Line</Button>
      <Button isBusy>Busy</Button>
      <Button disabled>Off</Button>
      <Button look="line" disabled>
        Off
      </Button>
    </div>
    <Button isWide>Wide</Button>
  </Section>
)

const Rows = () => {
  const [isOn, setOn] = useState(true)
  const [choice, setChoice] = useState('zh')
  return (
    <Section title="Rows">
      <div className="-mx-4 flex flex-col gap-5 bg-sunken px-4 py-4">
        <RowGroup title="With icons" note="A sentence that says what the rows above mean.">
          <Row Icon={Languages} label="Language" value="中文" onClick={() => showToast('Language')} />
          <SwitchRow Icon={Lock} label="Lock" note="Asks for the PIN after a minute away" isOn={isOn} onChange={setOn} />
          <SwitchRow Icon={Bell} label="Off for now" isOn={false} disabled onChange={setOn} />
          <Row Icon={Moon} label="A value that is far too long for one line of a phone" value="https://nocturne.example/a/long/address" />
          <Row label="Busy" isBusy onClick={() => {}} />
          <Row Icon={LogOut} look="danger" label="Sign out" onClick={() => showToast('Signed out')} />
        </RowGroup>
        <RowGroup title="One of two">
          <ChoiceRow label="中文" isChosen={choice === 'zh'} onChoose={() => setChoice('zh')} />
          <ChoiceRow label="English" value="42 ms" isChosen={choice === 'en'} onChoose={() => setChoice('en')} />
        </RowGroup>
      </div>
      <div className="flex gap-4">
        <Switch label="On" isOn={isOn} onChange={setOn} />
        <Switch label="Off" isOn={!isOn} onChange={(on) => setOn(!on)} />
        <Switch label="Disabled" isOn disabled onChange={setOn} />
      </div>
    </Section>
  )
}

const Choices = () => {
  const [tab, setTab] = useState<keyof typeof TABS>('best')
  const [size, setSize] = useState<keyof typeof SIZES>('normal')
  return (
    <Section title="Choices">
      <Tabs label="Sections" names={TABS} chosen={tab} onChoose={setTab} />
      <Segmented label="Text size" names={SIZES} chosen={size} onChoose={setSize} />
    </Section>
  )
}

const Small = () => {
  const [round, setRound] = useState(0)
  return (
    <Section title="Badges, people, countdown">
      <div data-theme="dark" className="flex flex-wrap items-center gap-3 rounded-m bg-night p-4 text-ink">
        <Badge look="vip">VIP</Badge>
        <Badge look="coins">30 金币</Badge>
        <Badge look="free">免费</Badge>
        <Badge look="plain">12:08</Badge>
        <Countdown key={round} seconds={3} label="Skip" onDone={() => showToast('Skipped')} />
        <Button look="line" onClick={() => setRound(round + 1)}>
          Again
        </Button>
      </div>
      <div className="flex items-center gap-3">
        <Avatar nickname="林间北" size="s" />
        <Avatar nickname="阿岸" />
        <Avatar nickname="👩‍🎤 Mira" size="l" />
        <Avatar nickname="zoe" size="xl" />
      </div>
    </Section>
  )
}

const Pin = () => {
  const [error, setError] = useState<string>()
  return (
    <Section title="PIN">
      <PinPad
        label="Enter the PIN (1234)"
        error={error}
        onDone={(pin) => {
          setError(pin === '1234' ? undefined : 'That is not the PIN')
          return pin === '1234'
        }}
      />
    </Section>
  )
}

export const ControlParts = () => (
  <>
    <Buttons />
    <Rows />
    <Choices />
    <Small />
    <Pin />
  </>
)
