import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toTsv } from './tsv.ts'

/** Reads what a spreadsheet would read. */
const read = (text: string) => {
  const lines: string[][] = [['']]
  const add = (line: string[], char: string) => line.push((line.pop() ?? '') + char)
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const line = lines.at(-1) as string[]
    const char = text.charAt(at)
    if (quoted && char === '"' && text[at + 1] === '"') {
      add(line, '"')
      at++
    } else if (char === '"' && (quoted || line.at(-1) === '')) quoted = !quoted
    else if (!quoted && char === '\t') line.push('')
    else if (!quoted && char === '\n') lines.push([''])
    else add(line, char)
  }
  return lines
}

describe('toTsv', () => {
  it('quotes only what needs it', () => {
    expect(
      toTsv([
        ['编号', '备注'],
        ['A01', '三层"东侧"\n加固'],
        [4, null],
      ]),
    ).toBe('编号\t备注\nA01\t"三层""东侧""\n加固"\n4\t')
  })

  it('is read back as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '楼', '"', '\t', '\n', '\r', ' ') })
    const grid = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(grid, (lines) => {
        expect(read(toTsv(lines))).toEqual(lines)
      }),
    )
  })

  it('A-40 leaves no text that is run as a formula, and numbers as they are', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", ' ', '1', 'A') })
    fc.assert(
      fc.property(text, (text) => {
        const [[cell = '']] = read(toTsv([[text]])) as [[string]]
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect(cell.endsWith(text)).toBe(true)
      }),
    )
    expect(toTsv([[-12.5, '=1+1']])).toBe("-12.5\t'=1+1")
  })
})
