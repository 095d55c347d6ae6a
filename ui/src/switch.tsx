/** What a switch looks like; the control around it says and hears everything. */
export const SwitchMark = ({ isOn }: { isOn: boolean }) => (
  <span aria-hidden="true" className={`flex h-6.5 w-11 shrink-0 rounded-pill p-0.5 transition-colors ${isOn ? 'bg-iris' : 'bg-edge'}`}>
    <span className={`size-5.5 rounded-pill bg-on-grad shadow-knob transition-transform ${isOn ? 'translate-x-4.5' : ''}`} />
  </span>
)

interface SwitchProps {
  label: string
  isOn: boolean
  disabled?: boolean
  onChange(isOn: boolean): void
}

export const Switch = ({ label, isOn, disabled = false, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-label={label}
    aria-checked={isOn}
    disabled={disabled}
    onClick={() => onChange(!isOn)}
    className="inline-flex size-touch items-center justify-center disabled:opacity-55"
  >
    <SwitchMark isOn={isOn} />
  </button>
)
