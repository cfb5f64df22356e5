import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, type Row, rowsOf } from './rows.ts'

const side = (rows: readonly Row[], which: 'was' | 'now') =>
  rows.flatMap((row) => row[which]?.parts.map(({ text }) => text).join('') ?? [])

const text = fc.array(fc.constantFrom('一', '二', '楼栋编号', '楼栋名称', ''), { minLength: 1, maxLength: 8 })

describe('rows', () => {
  it('pairs a line with what became of it and marks the difference', () => {
    expect(rowsOf('负责人：王建国\n电话', '负责人：王建民\n电话')).toEqual([
      {
        kind: 'changed',
        was: {
          line: 1,
          parts: [
            { text: '负责人：王建', marked: false },
            { text: '国', marked: true },
          ],
        },
        now: {
          line: 1,
          parts: [
            { text: '负责人：王建', marked: false },
            { text: '民', marked: true },
          ],
        },
      },
      {
        kind: 'same',
        was: { line: 2, parts: [{ text: '电话', marked: false }] },
        now: { line: 2, parts: [{ text: '电话', marked: false }] },
      },
    ])
  })

  it('loses no line of either text and numbers them', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = rowsOf(before.join('\n'), after.join('\n'))
        const trimmed = (lines: string[]) =>
          lines.at(-1) === '' && lines.length > 1 ? lines.slice(0, -1) : lines
        expect(side(rows, 'was')).toEqual(trimmed(before))
        expect(side(rows, 'now')).toEqual(trimmed(after))
        expect(rows.flatMap(({ was }) => was?.line ?? [])).toEqual(trimmed(before).map((_, at) => at + 1))
      }),
    )
  })

  it('leaves out only what did not change, in order', () => {
    fc.assert(
      fc.property(text, text, fc.nat(3), (before, after, near) => {
        const rows = rowsOf(before.join('\n'), after.join('\n'))
        const folded = fold(rows, near)
        expect(folded.flatMap((group) => ('left' in group ? group.left : group.rows))).toEqual(rows)
        for (const group of folded)
          if ('left' in group) expect(group.left.every(({ kind }) => kind === 'same')).toBe(true)
      }),
    )
  })
})
