import { create } from 'zustand'

/** What a viewer did: opened (bought), liked, kept, followed. */
export type FactName = 'open' | 'like' | 'favourite' | 'follow'

export interface Fact {
  on: boolean
  /** How many did so, where it is shown. */
  count?: number
}

/** Items share one range of ids; a member or a board is told apart by a word before its id: `uid:7`. */
type FactId = number | string

type Facts = Readonly<Record<FactName, Readonly<Record<FactId, Fact>>>>

/** What is newer than any list: cards and buttons lay it over what their page was loaded with, so no kept page lies. */
export const useFacts = create<Facts>()(() => ({ open: {}, like: {}, favourite: {}, follow: {} }))

export const learnFact = (name: FactName, id: FactId, fact: Fact) =>
  useFacts.setState((facts) => ({ [name]: { ...facts[name], [id]: fact } }))

const forgetFact = (name: FactName, id: FactId) =>
  useFacts.setState((facts) => {
    const { [id]: _gone, ...others } = facts[name]
    return { [name]: others }
  })

/** What to show: the newest that is known, else what the list said. */
export const useFact = (name: FactName, id: FactId, loaded: Fact): Fact => {
  const learned = useFacts((facts) => facts[name][id])
  return learned ? { ...loaded, ...learned } : loaded
}

/** Shown at once; what the server says holds, and a refusal brings back what was there. */
export const changeFact = async (name: FactName, id: FactId, before: Fact, on: boolean, send: (on: boolean) => Promise<Fact>) => {
  const known = useFacts.getState()[name][id]
  const guessed = before.count === undefined || before.on === on ? {} : { count: before.count + (on ? 1 : -1) }
  learnFact(name, id, { ...before, ...guessed, on })
  try {
    learnFact(name, id, await send(on))
  } catch (error) {
    if (known) learnFact(name, id, known)
    else forgetFact(name, id)
    throw error
  }
}
