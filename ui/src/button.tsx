import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

const looks = {
  /** One per screen: the gradient means "this is the way on". */
  main: 'bg-grad text-on-grad',
  line: 'border border-edge text-ink',
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: keyof typeof looks
  isWide?: boolean
  /** Shows that the tap was heard and hears no second one. */
  isBusy?: boolean
}

export const Button = ({ look = 'main', isWide = false, isBusy = false, disabled = false, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || isBusy}
    aria-busy={isBusy}
    className={`inline-flex min-h-touch items-center justify-center gap-2 rounded-pill px-5 text-m font-semibold transition-opacity active:opacity-80 disabled:opacity-55 ${isWide ? 'w-full' : ''} ${looks[look]}`}
  >
    {isBusy && <Spinner />}
    {children}
  </button>
)
