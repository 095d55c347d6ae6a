const INDEX = '__TSR_index'

/**
 * A place that was typed into the address bar, or opened by a plain link, comes without the number that the router gives
 * each of its own. It gets the next one here, before the router looks: else Back from it could not be told from a jump.
 */
export const numberTypedPlaces = (openIndex: () => number) =>
  window.addEventListener(
    'popstate',
    () => {
      const state = window.history.state as Record<string, unknown> | null
      if (state?.[INDEX] !== undefined) return
      // The browser's own function: the router's would count this as a move.
      History.prototype.replaceState.call(window.history, { ...state, [INDEX]: openIndex() + 1 }, '')
    },
    { capture: true },
  )
