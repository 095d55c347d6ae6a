import type { ComponentType } from 'react'
import type { Path } from '../lib/paths.ts'
import type { RouteLine } from './route-line.ts'

const loaded = new Map<Path, ComponentType>()

/** A page enters once its code is here, so that no page ever shows half. */
export const loadScreen = async ({ path, screen }: RouteLine) => {
  if (loaded.has(path) || !screen) return
  loaded.set(path, (await screen()).default)
}

export const screenOf = ({ path }: RouteLine) => {
  const Screen = loaded.get(path)
  if (!Screen) throw new Error(`${path} was opened before its code had come`)
  return Screen
}
