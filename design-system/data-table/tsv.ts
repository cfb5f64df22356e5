import { harmless } from '#design-system/parts/clipboard/harmless.ts'
import type { Value } from './column.ts'

const field = (value: Value): string => {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Lines as spreadsheets take them from the clipboard: tabs between, quotes round what holds a tab, a break or a quote, and no text
 * that is run as a formula.
 */
export const toTsv = (lines: readonly (readonly Value[])[]): string =>
  lines.map((line) => line.map(field).join('\t')).join('\n')
