const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of rich text, a paragraph a line: for a cell, a file and a search. It makes nothing safe. */
export const plainOfHtml = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h2|\/h3|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim()

/** The ids of the files that rich text shows as pictures, each once, in their order. It is clean already. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<img [^<>]*?data-file="([0-9a-f-]{36})"/g)].map(([, id = '']) => id)),
]

/** Whether anybody would see something in rich text. */
export const isBlankHtml = (html: string): boolean =>
  plainOfHtml(html) === '' && picturesIn(html).length === 0

/** Lines as paragraphs of rich text. */
export const htmlOfPlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
