import { useState } from 'react'
import { ageGate } from '../../lib/age-gate.ts'
import { useGlobal } from '../../lib/stores/global.ts'
import { useValue } from '../../lib/value.ts'
import { usePageSearch } from '../../parts/page-context.ts'
import { inAppLink } from '../../parts/way-back.ts'
import { AgeQuestion } from './age-question.tsx'
import { Connecting } from './connecting.tsx'
import { GoOn } from './go-on.tsx'
import { advertSeen, SplashAdvert } from './splash-advert.tsx'
import { SplashFrame } from './splash-frame.tsx'

/** The entry: a line, the gate, an advert; then home, or the link that was opened. */
const SplashScreen = () => {
  const { back } = usePageSearch('/splash')
  const age = useValue(ageGate)
  const advert = useGlobal(({ config }) => config?.ads.splash?.[0])
  const [isAdvertOver, setAdvertOver] = useState(advertSeen)
  if (age === null || age === 'passed') {
    const shown = age === 'passed' && !isAdvertOver ? advert : undefined
    if (shown) return <SplashAdvert advert={shown} onOver={() => setAdvertOver(true)} />
    return <SplashFrame>{age === null ? <Connecting /> : <GoOn to={inAppLink(back, '/home')} />}</SplashFrame>
  }
  return (
    <SplashFrame>
      <AgeQuestion state={age} />
    </SplashFrame>
  )
}

export default SplashScreen
