/** Colours and lengths as such, wherever they stand. */
const figures =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|ok?lch|ok?lab)\(|[\d.]+(?:px|rem|pt)\b/gi

const names =
  'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|violet|magenta|fuchsia|pink|brown|beige|ivory|tomato|coral|crimson|indigo'

/** Words are colours only where a colour is set: `color: 'white'`, `fill="red"`, `outline: '… solid black'`. */
const named = new RegExp(
  `(?:\\b(?:bg|background|fill|stroke|outline|border|\\w*[cC]olor|\\w*[sS]hadow|bgImage|border\\w+|outline\\w+)['"]?\\s*[:=]\\s*\\{?\\s*['"\`](?:\\{[\\w.]+\\}|[^'"\`{}\\n])*?)(?<![-.\\w])(${names})(?![-.\\w])`,
  'g',
)

/** In an inline style a bare number is so many pixels. */
const inlineStyle = /\bstyle=\{\{([\s\S]*?)\}\}/g
const bareLength =
  /\b(?:(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|top|left|right|bottom|gap|fontSize|(?:margin|padding|inset|border)\w*)\s*:\s*-?[1-9]\d*(?:\.\d+)?(?=\s*(?:[,}]|$))/g

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm

/**
 * Raw colours and pixels in a source text, each with its line. Tokens say them instead: `{spacing.4}`, `accent.text`.
 * Lengths reckoned while the page runs, as in `${width}px`, are none.
 */
export const rawValues = (source: string) => {
  const text = source.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  const found = [
    ...[...text.matchAll(figures)].map(({ 0: value, index }) => ({ value, index })),
    ...[...text.matchAll(named)].map(({ 0: whole, 1: value = '', index }) => ({
      value,
      index: index + whole.length - value.length,
    })),
    ...[...text.matchAll(inlineStyle)].flatMap(({ 1: body = '', index }) =>
      [...body.matchAll(bareLength)].map((match) => ({ value: match[0], index: index + match.index })),
    ),
  ]
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ value, index }) => ({ value, line: text.slice(0, index).split('\n').length }))
}
