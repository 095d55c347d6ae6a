const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]
const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/OPR\/|Opera/, 'Opera'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const nameIn = (table: [RegExp, string][], agent: string) => table.find(([pattern]) => pattern.test(agent))?.[1]

/** Enough for a person to recognise a device in a list; the full header is kept nowhere. */
export const deviceName = (agent: string | undefined) => [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter(Boolean).join(' · ')
