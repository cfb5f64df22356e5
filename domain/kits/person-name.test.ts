import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalName, plainName } from './person-name.ts'
import { inPublicCodes } from './private-codes.ts'

const onTheCard = '阿依古丽·买买提江'
/** How other systems write the dot of a name. */
const dots =
  '\u00b7 \u2022 \u2027 \u2219 \u22c5 \u30fb \uff65 \u0387 \u2024 \u16eb \u2e31 \u2e33 \u25e6 \u25cf \u26ab \u2981 \u{10101} \ua78f \u1427 \u318d . \uff0e \u3002 \uff61 \ufe52 \u02d9'.split(
    ' ',
  )
const unseen = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200e',
]
const blanks = [' ', '\u3000', '\u00a0', '\u2002', '\u2009', '\u202f', '\u2800', '\t', '   ']

const han = fc.constantFrom(...'张弛安宁陈晨欧阳古丽买提江阿依䶮㛃〇\u{20087}\u{2b5af}')
const part = fc.array(han, { minLength: 1, maxLength: 5 }).map((signs) => signs.join(''))
/** Whatever stands near a name, in any order. */
const strewnText = fc
  .array(
    fc.oneof(han, fc.constantFrom(...dots, ...unseen, ...blanks, 'A', 'z', '\ue863', '\ue78d', '\u0301')),
    { maxLength: 12 },
  )
  .map((signs) => signs.join(''))
const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('·'))

describe('the one shape of a name', () => {
  it.each(dots)('a dot written %j', (dot) => {
    expect(normalName(`阿依古丽${dot}买买提江`)).toBe(onTheCard)
    expect(normalName(`阿依古丽 ${dot}　买买提江`)).toBe(onTheCard)
    expect(normalName(`阿依古丽${dot}${dot}买买提江`)).toBe(onTheCard)
  })

  it.each([
    ['张　弛', '张弛'],
    ['张 弛', '张弛'],
    [' 张\u200b弛\u202c ', '张弛'],
    ['\u202d安宁\u202c', '安宁'],
    ['王\ue863', '王䶮'],
    ['\uf9d1\u2f00', '六一'],
    ['ＪＯＨＮ　Ｓｍｉｔｈ', 'JOHN Smith'],
    ['J. R.  Smith', 'J. R. Smith'],
    ['Anna-Lena O’Neil', 'Anna-Lena O’Neil'],
    ['张 John', '张 John'],
    ['Mary•Jane', 'Mary·Jane'],
    ['䶮', '䶮'],
    ['\ue000某', '\ue000某'],
    ['', ''],
  ])('%j is %j', (typed, kept) => expect(normalName(typed)).toBe(kept))

  it('is what it is: brought into shape twice it is the same, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 24 }), strewnText), (text) => {
        const once = normalName(text)
        expect(normalName(once)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })

  it('however a name is written, it is one name: with any dots, blanks and unseen signs among its signs', () => {
    fc.assert(
      fc.property(
        name,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...unseen, ...blanks)), { maxLength: 6 }),
        fc.constantFrom(...dots),
        (right, strewn, dot) => {
          const signs = [...right.replaceAll('·', dot)]
          for (const [place, sign] of strewn) signs.splice(place % (signs.length + 1), 0, sign)
          expect(normalName(signs.join(''))).toBe(right)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('no two names of other signs become one', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        fc.pre(one !== other)
        expect(normalName(one)).not.toBe(normalName(other))
      }),
    )
  })

  it('compared, one whose list has no dot, a blank for it, small letters or a variant of a sign is the same', () => {
    for (const listed of [
      '阿依古丽买买提江',
      '阿依古丽 买买提江',
      '阿依古丽.买买提江',
      '阿依古丽\u{e0100}·买买提江',
    ])
      expect(plainName(listed)).toBe(plainName(onTheCard))
    expect(plainName('Smith john')).toBe(plainName('SMITH JOHN'))
    expect(plainName('张驰')).not.toBe(plainName('张弛'))
  })
})

describe('private codes of GB 18030', () => {
  const decoder = new TextDecoder('gb18030')
  /** FE50 to FEA0, in the order of their private codes. */
  const lastRow = Array.from({ length: 0xe864 - 0xe815 + 1 }, (_, index) => {
    const trail = 0x50 + index
    return decoder.decode(Uint8Array.of(0xfe, trail < 0x7f ? trail : trail + 1))
  })

  it('the last row of GBK is what this computer makes of its bytes', () => {
    for (const [index, sign] of lastRow.entries()) {
      const found = inPublicCodes(String.fromCodePoint(0xe815 + index))
      // Where the computer follows the edition of 2005 it has the private code still, of fourteen signs.
      if (!/[\ue000-\uf8ff]/u.test(sign)) expect([index, found]).toEqual([index, sign])
      expect(found).not.toMatch(/[\ue000-\uf8ff]/u)
    }
  })

  it('the fourteen signs that the edition of 2022 moved are the ones it names', () => {
    const moved = {
      e816: 0x20087, e817: 0x20089, e818: 0x200cc, e81e: 0x9fb4, e826: 0x9fb5, e82b: 0x9fb6, e82c: 0x9fb7,
      e831: 0x215d7, e832: 0x9fb8, e83b: 0x2298f, e843: 0x9fb9, e854: 0x9fba, e855: 0x241fe, e864: 0x9fbb,
    } // biome-ignore format: one look compares them with the table
    for (const [code, place] of Object.entries(moved))
      expect(inPublicCodes(String.fromCodePoint(Number.parseInt(code, 16)))).toBe(String.fromCodePoint(place))
  })
})
