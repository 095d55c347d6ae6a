const STEP = 1024
const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** 0 B, 1.5 KB, 12 MB: one decimal below ten. */
export const bytesText = (bytes: number) => {
  const place = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP))))
  const size = bytes / STEP ** place
  return `${size < 10 && place > 0 ? Math.round(size * 10) / 10 : Math.round(size)} ${UNITS[place]}`
}
