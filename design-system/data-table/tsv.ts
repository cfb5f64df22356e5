import type { Value } from './column.ts'

const field = (value: Value): string => {
  const text = value === null || value === undefined ? '' : String(value)
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines as spreadsheets take them from the clipboard: tabs between, quotes round what holds a tab, a break or a quote. */
export const toTsv = (lines: readonly (readonly Value[])[]): string =>
  lines.map((line) => line.map(field).join('\t')).join('\n')
