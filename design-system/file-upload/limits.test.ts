import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Translate } from '#design-system/text/text.tsx'
import { filesIn } from './dropped.ts'
import { isOfKind, sift, writeSize } from './limits.ts'

const t: Translate = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values?.[name]))
const file = (name: string, size: number, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type })

describe('limits', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1_572_864, '1.5 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [5 * 1024 ** 4, '5,120 GB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(writeSize(bytes, 'en')).toBe(text))

  it('knows kinds by ending, by family and by type', () => {
    expect(isOfKind({ name: 'A.PDF', type: '' }, ['.pdf'])).toBe(true)
    expect(isOfKind({ name: 'a', type: 'image/png' }, ['image/*'])).toBe(true)
    expect(isOfKind({ name: 'a', type: 'imagex/png' }, ['image/*'])).toBe(false)
    expect(isOfKind({ name: 'a', type: 'text/html' }, ['text/plain'])).toBe(false)
  })

  it('names the file in each refusal', () => {
    const files = [
      file('a.exe', 1, 'x/y'),
      file('空.pdf', 0),
      file('大.pdf', 2048),
      file('1.pdf', 1),
      file('2.pdf', 1),
    ]
    const { taken, refused } = sift(files, 1, { accept: ['.pdf'], maxSize: 1024, maxCount: 2 }, t, 'en')
    expect(taken.map(({ name }) => name)).toEqual(['1.pdf'])
    expect(refused).toEqual([
      '“a.exe”的类型不符，只接受 .pdf',
      '“空.pdf”是空文件',
      '“大.pdf”有 2 KB，超过了 1 KB',
      '“2.pdf”没有加入，最多 2 个文件',
    ])
  })

  it('names a folder that was dropped, whatever it is called, and keeps the files beside it', () => {
    const dropped = fc.array(
      fc.record({
        name: fc.constantFrom('附件', '材料.pdf', 'a.b'),
        folder: fc.boolean(),
        handed: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(dropped, (given) => {
        const items = given.map(({ name, folder, handed }) => ({
          getAsFile: () => (folder && !handed ? null : file(name, 4096)),
          webkitGetAsEntry: () => ({ name, isDirectory: folder }),
        }))
        const files = filesIn({ items } as unknown as DataTransfer)
        const { taken, refused } = sift(files, 0, {}, t, 'en')
        const named = (folder: boolean) =>
          given.filter((each) => each.folder === folder).map(({ name }) => name)
        expect(taken.map(({ name }) => name)).toEqual(named(false))
        expect(refused).toEqual(named(true).map((name) => `“${name}”是文件夹，请打开后选择其中的文件`))
      }),
    )
  })

  it('loses no file and takes no more than it may', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
        fc.nat(6),
        fc.integer({ min: 1, max: 6 }),
        (sizes, there, maxCount) => {
          const { taken, refused } = sift(
            sizes.map((size, at) => file(`${at}.pdf`, size)),
            there,
            { maxSize: 20, maxCount },
            t,
            'en',
          )
          expect(taken.length + refused.length).toBe(sizes.length)
          expect(taken.length).toBeLessThanOrEqual(Math.max(0, maxCount - there))
        },
      ),
    )
  })
})
