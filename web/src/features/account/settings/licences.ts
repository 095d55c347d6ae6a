/** What the page ships to the browser; the texts stand beside each package. */
export const LICENCES = [
  ['React', 'MIT'],
  ['TanStack Router, TanStack Query', 'MIT'],
  ['Zustand', 'MIT'],
  ['Base UI', 'MIT'],
  ['virtua', 'MIT'],
  ['noble-ciphers', 'MIT'],
  ['idb-keyval', 'Apache-2.0'],
  ['Workbox', 'MIT'],
  ['Tailwind CSS', 'MIT'],
  ['Lucide', 'ISC'],
] as const
