const wide = (text: string) =>
  text.replace(/[\x21-\x7e]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

const withIn = (sign: string) => (text: string) => text.slice(0, 1) + sign + text.slice(1)

/** How one value comes out of other programs, keyboards and clipboards; each looks the same to its reader. */
export const wrongWritings: Readonly<Record<string, (text: string) => string>> = {
  'turned left to right': (text) => `\u202d${text}\u202c`,
  'kept apart by isolates': (text) => `\u2066${text}\u2069`,
  'a mark of direction before it': (text) => `\u200f${text}`,
  'a zero-width blank behind it': (text) => `${text}\u200b`,
  'a zero-width blank in it': withIn('\u200b'),
  'a word joiner in it': withIn('\u2060'),
  'a byte order mark before it': (text) => `\ufeff${text}`,
  'signs of full width': wide,
  'a blank behind it': (text) => `${text} `,
  'a blank of full width before it': (text) => `\u3000${text}`,
  'a blank that does not break behind it': (text) => `${text}\u00a0`,
  'a tab behind it': (text) => `${text}\t`,
}

/** Letters of the other case, where a search does not tell them apart. */
export const otherCase = (text: string) => {
  const low = text.toLowerCase()
  return low === text ? text.toUpperCase() : low
}
