export interface PreviewImage {
  src: string
  alt: string
}

export interface PreviewOpening {
  images: readonly PreviewImage[]
  start: number
}

/** Every picture with the same group name that this page shows, in reading order. Hidden pages keep theirs to themselves. */
export const collectPreviews = (tapped: HTMLElement): PreviewOpening => {
  const name = tapped.dataset.preview ?? ''
  const group = name === '' ? [tapped] : [...document.querySelectorAll<HTMLElement>(`[data-preview="${CSS.escape(name)}"]`)].filter((image) => image.checkVisibility())
  return {
    images: group.map(({ dataset }) => ({ src: dataset.previewSrc ?? '', alt: dataset.previewAlt ?? '' })),
    start: Math.max(0, group.indexOf(tapped)),
  }
}
