/** Signs that nobody sees, or that turn what follows around; variants of a sign, as rare names need them, are none. */
const ignorable = /(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** The same; and before them, what joins the parts of one emoji. */
const joinedOrIgnorable =
  /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Controls; in a text of several lines those that end a line or a column stay. */
const controls = /\p{Cc}/gu
const controlsInText = /(?![\t\n\r])\p{Cc}/gu

/** A text as it is seen, in one line: names and titles look like what they are. */
export const seenLine = (text: string): string =>
  text.replace(breaks, ' ').replace(controls, '').replace(ignorable, '')

/** What is asked for in codes, numbers and days: as it is seen, in signs of usual width, without blanks round it. */
export const plainLine = (text: string): string => seenLine(text).normalize('NFKC').trim()

/** A text as it is seen, in several lines. */
export const seenText = (text: string): string =>
  text.replace(controlsInText, '').replace(joinedOrIgnorable, (found, joined) => (joined ? found : ''))
