/** Hundredths of a coin inside, text with two decimals on the wire. */
export const formatCents = (cents: number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const parseCents = (amount: string) => {
  const cents = Number(amount.replace('.', ''))
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${amount} is too large`)
  return cents
}
