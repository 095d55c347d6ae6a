import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

it('is known by its label and described by its hint', async () => {
  const screen = await render(<TextField label="Name" hint="3 letters at least" />)
  const input = screen.getByLabelText('Name')
  await expect.element(input).toHaveAccessibleDescription('3 letters at least')
  await expect.element(input).toHaveAttribute('aria-invalid', 'false')
})

it('says the error in the place of the hint', async () => {
  const screen = await render(<TextField label="Name" hint="3 letters at least" error="This name is taken" />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This name is taken')
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken')
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.container.textContent).not.toContain('3 letters')
})

it('shows and hides a password without losing it', async () => {
  const screen = await render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" name="password" />)
  const input = screen.getByLabelText('Password')
  await userEvent.type(input, 'quiet night')
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('quiet night')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  await expect.element(input).toHaveAttribute('type', 'password')
})
