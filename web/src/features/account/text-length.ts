const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Counted as a reader counts, like the server does. */
export const lengthOf = (text: string) => [...graphemes.segment(text)].length
