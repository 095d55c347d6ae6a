import type { ComponentType } from 'react'
import type { Path, Paths } from '../lib/paths.ts'

/** How a field of a link is read; `!` means that the page is nothing without it. */
type Field<T> = [T] extends [number | undefined] ? (undefined extends T ? 'number' : 'number!') : undefined extends T ? 'text' : 'text!'
export type Fields = Record<string, 'number' | 'number!' | 'text' | 'text!'>
type FieldsOf<P extends Path> = { [K in keyof Paths[P]]-?: Field<Paths[P][K]> }

export type LoadScreen = () => Promise<{ default: ComponentType }>

interface Options {
  /** The specification's title where it gives one, and ours in English. */
  title?: readonly [zh: string, en: string]
  /** One of the five roots: shows the bottom bar. */
  tabBar?: true
  /** #f4f5f6, where the specification asks for it. */
  background?: 'sunken'
  /** Always dark, whatever the person chose. */
  theme?: 'dark'
  /** A page that starts anew each time it is opened. */
  isKept?: false
  /** Its screen is not real yet: only a tab's root is shown, as empty. */
  later?: true
  screen?: LoadScreen
}

export interface RouteLine extends Options {
  path: Path
  search: Fields
  /** The fields that make two pages of one path two pages: the player of film 1 and of film 2. */
  identity: readonly string[]
}

type LinkOptions<P extends Path> = keyof Paths[P] extends never ? object : { search: FieldsOf<P>; identity?: readonly (keyof Paths[P] & string)[] }

/** A line of the route table; the compiler holds its fields to what links to it may say. */
export const line = <P extends Path>(path: P, options: Options & LinkOptions<P>): RouteLine => ({ search: {}, identity: [], ...options, path })
