import { useState } from 'react'
import { ageGate, type AgeState } from '../../lib/age-gate.ts'
import { useGlobal } from '../../lib/stores/global.ts'
import { useValue } from '../../lib/value.ts'
import { usePageSearch } from '../../parts/page-context.ts'
import { inAppLink } from '../../parts/way-back.ts'
import { AgeQuestion } from './age-question.tsx'
import { Connecting } from './connecting.tsx'
import { GoOn } from './go-on.tsx'
import { advertSeen, SplashAdvert } from './splash-advert.tsx'
import { SplashFrame } from './splash-frame.tsx'

const stepOf = (age: AgeState | null, isWaiting: boolean, link: string) => {
  if (age === null || (age === 'passed' && isWaiting)) return <Connecting />
  return age === 'passed' ? <GoOn to={link} /> : <AgeQuestion state={age} />
}

/** The entry: a line, the gate, an advert; then home, or the link that was opened. */
const SplashScreen = () => {
  const { back } = usePageSearch('/splash')
  const age = useValue(ageGate)
  const advert = useGlobal(({ config }) => config?.ads.splash?.[0])
  // Whoever has passed before goes on without a configuration too, but only when none can be had.
  const isWaiting = useGlobal(({ config, configFailure }) => config === null && configFailure === null)
  const [isAdvertOver, setAdvertOver] = useState(advertSeen)
  if (age === 'passed' && !isWaiting && !isAdvertOver && advert) return <SplashAdvert advert={advert} onOver={() => setAdvertOver(true)} />
  return <SplashFrame>{stepOf(age, isWaiting, inAppLink(back, '/home'))}</SplashFrame>
}

export default SplashScreen
