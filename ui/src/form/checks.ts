import type { UiTexts } from '../texts.ts'
import { daysOf, type DateRange } from './days.ts'

type FormTexts = UiTexts['form']

/** The sentence to show, or nothing when all is well. */
export type Check<T> = (value: T, texts: FormTexts) => string | undefined

/** Eleven digits of the mainland, or any number with its country's code. */
const PHONE = /^(\+?86)?1\d{10}$|^\+\d{7,15}$/

export const checkName: Check<string> = (name, t) => (name.trim() === '' ? t.nameEmpty : undefined)

export const checkPhone: Check<string> = (phone, t) => (PHONE.test(phone.replace(/[\s()-]/g, '')) ? undefined : t.phoneWrong)

export const checkAddress: Check<string> = (address, t) => (address.trim() === '' ? t.addressEmpty : undefined)

export const checkArea: Check<readonly unknown[]> = (area, t) => (area.length === 0 ? t.areaEmpty : undefined)

export const checkRange =
  (maxDays: number): Check<DateRange | null> =>
  (range, t) =>
    range && daysOf(range) > maxDays ? t.rangeTooLong(maxDays) : undefined
