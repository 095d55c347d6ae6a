/** What the page ships to the browser; the texts stand beside each package. */
export const LICENCES = [
  ['React', 'MIT'],
  ['TanStack Query, TanStack History', 'MIT'],
  ['Zustand', 'MIT'],
  ['virtua', 'MIT'],
  ['noble-ciphers, noble-hashes', 'MIT'],
  ['idb-keyval', 'Apache-2.0'],
  ['Workbox', 'MIT'],
  ['Tailwind CSS', 'MIT'],
  ['Lucide', 'ISC'],
] as const
