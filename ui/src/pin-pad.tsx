import { Delete } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUiTexts } from './texts.ts'

const KEY = 'flex size-18 items-center justify-center rounded-pill text-xxl font-medium tabular-nums transition-colors'

interface PinPadProps {
  /** Says what the digits are for; read out with how many are in. */
  label: string
  length?: number
  /** What was wrong with the last try. */
  error?: string | undefined
  disabled?: boolean
  /** False means wrong: the digits are shaken out. */
  onDone(pin: string): boolean | Promise<boolean>
}

const Dots = ({ count, length, isWrong }: { count: number; length: number; isWrong: boolean }) => (
  <div aria-hidden="true" className={`flex gap-5 ${isWrong ? 'animate-shake' : ''}`}>
    {Array.from({ length }, (_, place) => (
      <span key={place} className={`size-3.5 rounded-pill border-2 transition-colors ${place < count ? 'border-iris-ink bg-iris-ink' : 'border-ink-3'}`} />
    ))}
  </div>
)

/** Digits by thumb or by keyboard; the last one answers by itself. */
export const PinPad = ({ label, length = 4, error, disabled = false, onDone }: PinPadProps) => {
  const t = useUiTexts()
  const [pin, setPin] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isOff = disabled || pin.length === length

  const add = (digit: string) => {
    if (isOff) return
    const next = pin + digit
    setWrong(false)
    setPin(next)
    if (next.length < length) return
    void Promise.resolve(onDone(next)).then((isRight) => {
      setPin('')
      setWrong(!isRight)
    })
  }
  const remove = () => {
    if (!isOff) setPin(pin.slice(0, -1))
  }

  const press = useEffectEvent(({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    if (metaKey || ctrlKey || altKey) return
    if (/^\d$/.test(key)) add(key)
    else if (key === 'Backspace') remove()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])

  const digit = (name: string) => (
    <button key={name} type="button" disabled={isOff} onClick={() => add(name)} className={`${KEY} bg-line text-ink active:bg-tint disabled:opacity-55`}>
      {name}
    </button>
  )
  return (
    <div role="group" aria-label={label} className="flex flex-col items-center gap-4">
      <p className="text-l font-semibold">{label}</p>
      <Dots count={pin.length} length={length} isWrong={isWrong} />
      <p role="status" className="sr-only">
        {pin.length} / {length}
      </p>
      <p role="alert" className="min-h-5 text-s text-bad">
        {error}
      </p>
      <div className="grid grid-cols-3 gap-x-6 gap-y-4">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
        <span />
        {digit('0')}
        <button type="button" aria-label={t.deleteDigit} disabled={isOff || pin === ''} onClick={remove} className={`${KEY} text-ink-2 active:bg-tint disabled:opacity-30`}>
          <Delete aria-hidden="true" strokeWidth={1.6} className="size-7" />
        </button>
      </div>
    </div>
  )
}
