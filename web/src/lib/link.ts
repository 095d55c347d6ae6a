/** `/player?id=7`: what stands behind the # of an address. Texts and numbers only, so that a link can be read and typed. */
export const linkOf = (path: string, search: object = {}) => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

export const parseQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))
