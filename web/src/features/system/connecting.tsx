import { Button } from '@nocturne/ui/button.tsx'
import { useUiTexts } from '@nocturne/ui/texts.ts'
import { currentLine } from '../../lib/connection.ts'
import { failureSentence } from '../../lib/failure.ts'
import { useTexts } from '../../lib/language.ts'
import { useGlobal } from '../../lib/stores/global.ts'
import { syncConfig } from '../../lib/sync.ts'
import { useValue } from '../../lib/value.ts'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { texts } from './texts.ts'

const tryAgain = () => {
  useGlobal.setState({ configFailure: null })
  void syncConfig()
}

/** First the lines are pinged, then the configuration is fetched: two steps of a quiet bar, shown once they take time. */
const Progress = () => {
  const t = useTexts(texts).connecting
  const hasLine = useValue(currentLine) !== ''
  return (
    <div className="flex w-full animate-appear flex-col items-center gap-4">
      <p role="status" className="text-m text-ink-2">
        {hasLine ? t.config : t.line}
      </p>
      <div aria-hidden="true" className="h-0.5 w-36 overflow-hidden rounded-pill bg-edge">
        <div className={`h-full animate-pulse rounded-pill bg-grad transition-[width] duration-500 ${hasLine ? 'w-4/5' : 'w-1/3'}`} />
      </div>
    </div>
  )
}

/** The night itself is the picture here: only the sentence and the way on. */
export const Connecting = () => {
  const { retry } = useUiTexts()
  const failure = useGlobal(({ configFailure }) => configFailure)
  if (failure === null) return <Progress />
  return (
    <div className="flex w-full flex-col items-center gap-6">
      <p role="alert" className="text-m text-balance text-ink-2">
        {failureSentence(failure)}
      </p>
      <Button look="line" isWide onClick={tryAgain}>
        {retry}
      </Button>
      <LanguageSwitch />
    </div>
  )
}
