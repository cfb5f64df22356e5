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

/** Lines as paragraphs of rich text. */
export const htmlOfPlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
