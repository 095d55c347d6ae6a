/** A link that was carried along may come from anywhere: only a place inside the app is followed, and not the entry doors. */
export const inAppLink = (link: string | undefined, otherwise: string) => {
  if (link === undefined || !/^\/(?![/\\])/.test(link)) return otherwise
  return /^\/(splash|login)?(\?|$)/.test(link) ? otherwise : link
}
