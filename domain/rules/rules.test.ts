import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Image } from './base64-image.ts'
import { chineseNumeral } from './chinese-numeral.ts'
import { chosenIds } from './chosen-ids.ts'
import { compareTimes } from './compare-times.ts'
import { formatDate } from './date-tokens.ts'
import { emailPattern } from './email.ts'
import { isFileType } from './file-type.ts'
import { isEmpty } from './is-empty.ts'
import { passwordStrength } from './password.ts'
import { phonePattern } from './phone.ts'
import { trimSpace } from './trim-space.ts'
import { isUrl } from './url.ts'

const always = (arbitrary: fc.Arbitrary<unknown>, holds: (value: unknown) => void) =>
  fc.assert(fc.property(arbitrary, holds))
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('a phone number', () => {
  it('is 11 digits, the first 1 and the second 3 to 9, and nothing else', () => {
    fc.assert(
      fc.property(digits(11), (text) => {
        const second = Number(text[1])
        expect(phonePattern.test(text)).toBe(text[0] === '1' && second >= 3)
      }),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        digits(9),
        fc.string({ minLength: 1 }),
        (second, rest, more) => {
          const number = `1${second}${rest}`
          expect(phonePattern.test(number)).toBe(true)
          expect(phonePattern.test(number + more)).toBe(false)
          expect(phonePattern.test(number.slice(1))).toBe(false)
        },
      ),
    )
  })
})

describe('an e-mail address', () => {
  it('is anything like name@host.tld, without a space', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => void expect(emailPattern.test(address)).toBe(true)))
    fc.assert(
      fc.property(
        fc.string(),
        (text) => void expect(emailPattern.test(text.replaceAll('@', ''))).toBe(false),
      ),
    )
    for (const text of ['a b@c.d', 'a@b', '@b.c', 'a@@b.c']) expect(emailPattern.test(text), text).toBe(false)
  })
})

describe('a URL', () => {
  it('is http or https, and never a script', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => void expect(isUrl(url)).toBe(true)),
    )
    fc.assert(
      fc.property(
        fc.webUrl(),
        (url) => void expect(isUrl(url.replace(/^https?:/, 'javascript:'))).toBe(false),
      ),
    )
    for (const text of ['', 'http://', 'www.school.edu.cn', 'http://a b', '//a.b', 'ftp://a.b', 'http:///x'])
      expect(isUrl(text), text).toBe(false)
  })
})

it('trimming leaves nothing blank at either end, and touches nothing between', () => {
  const blank = fc.stringMatching(/^[\s\u3000\uFEFF]*$/)
  fc.assert(
    fc.property(blank, fc.string(), blank, (before, text, after) => {
      expect(trimSpace(before + text + after)).toBe(trimSpace(text))
      expect(trimSpace(`${before}x${text}x${after}`)).toBe(`x${text}x`)
    }),
  )
})

describe('the type of a file', () => {
  const extension = fc.stringMatching(/^[a-z0-9]{1,5}$/)
  it('is its last extension, in any case, with or without a dot', () => {
    fc.assert(
      fc.property(fc.string(), extension, extension, (name, own, other) => {
        expect(isFileType(`${name}.${own.toUpperCase()}`, [`.${own}`])).toBe(true)
        expect(isFileType(`${name}.${own}`, [own.toUpperCase(), 'zip'])).toBe(true)
        expect(isFileType(`${name}.${other}.${own}`, [other])).toBe(other === own)
      }),
    )
    for (const name of ['pdf', '', 'a.', '.']) expect(isFileType(name, ['pdf', '']), name).toBe(false)
  })
})

describe('times of day', () => {
  const minutes = fc.integer({ min: 0, max: 1439 })
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  it('compare as minutes do', () => {
    fc.assert(
      fc.property(
        minutes,
        minutes,
        (one, other) => void expect(compareTimes(text(one), text(other))).toBe(Math.sign(one - other)),
      ),
    )
  })
  it.each(['9:00', '24:00', '12:60', '12:00:00', '12-00', '', 'ab:cd'])('%j is none', (wrong) => {
    expect(() => compareTimes(wrong, '12:00')).toThrow('HH:mm')
    expect(() => compareTimes('12:00', wrong)).toThrow('HH:mm')
  })
})

describe('an empty value', () => {
  it.each([[null], [undefined], [''], ['null'], ['undefined'], [[]], [{}]])(
    '%j is one',
    (value) => void expect(isEmpty(value)).toBe(true),
  )
  it('is never a number, a flag, or anything that holds something', () => {
    always(fc.oneof(fc.double(), fc.boolean(), fc.date()), (value) => void expect(isEmpty(value)).toBe(false))
    always(fc.array(fc.anything(), { minLength: 1 }), (value) => void expect(isEmpty(value)).toBe(false))
    always(fc.anything(), (value) => void expect(isEmpty({ value })).toBe(false))
  })
})

describe('a Chinese numeral', () => {
  it('goes from 0 to 20', () => {
    const all = Array.from({ length: 21 }, (_, number) => chineseNumeral(number))
    expect(all.join(' ')).toBe(
      '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
    )
  })
  it('of any other number is an error', () => {
    const other = fc.double().filter((number) => !(Number.isInteger(number) && number >= 0 && number <= 20))
    always(
      other,
      (number) => void expect(() => chineseNumeral(number as number)).toThrow(new Error('无效的数字.')),
    )
  })
})

describe('a base64 image', () => {
  it('is split at the comma and named by time and type', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 4 }), fc.nat(), (base64, now) => {
        expect(base64Image(`data:image/png;base64,${base64}`, now)).toEqual({
          base64,
          mediaType: 'image/png',
          name: `file_${now}.png`,
        })
        expect(base64Image(`data:image/png;base64,${base64}`, now, '照片.png').name).toBe('照片.png')
      }),
    )
    expect(base64Image('data:image/svg+xml;charset=utf-8;base64,AAAA', 7).name).toBe('file_7.svg')
    expect(base64Image('data:image/JPEG;base64,AAAA', 7).name).toBe('file_7.jpeg')
  })
  it.each(['', 'AAAA', 'data:text/html;base64,AAAA', 'data:image/png,AAAA', 'data:image/../x;base64,A'])(
    '%j is none',
    (wrong) => void expect(() => base64Image(wrong, 0)).toThrow('图片格式不正确'),
  )
})

describe('tokens of a date', () => {
  it('name year, month, day, hour, minute, second, quarter and week', () => {
    const text = '2026-11-21 08:05:09'
    expect(formatDate(text, 'YYYY年MM月DD日 HH:mm:ss 第Q季度 第W周')).toBe(
      '2026年11月21日 08:05:09 第4季度 第47周',
    )
    expect(formatDate('2026-02-03', 'YYYY-MM-DD HH:mm:ss')).toBe('2026-02-03 00:00:00')
    expect(
      ['2024-12-30', '2027-01-03', '2026-12-31', '2026-01-01'].map((day) => formatDate(day, 'W')),
    ).toEqual(['1', '53', '53', '1'])
    expect(formatDate('没有', 'YYYY')).toBe('')
  })
  it('give back the moment they were given, in every zone', () => {
    const between = { min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(between), (date) => {
        const text = date.toISOString().slice(0, 19).replace('T', ' ')
        expect(formatDate(text, 'YYYY-MM-DD HH:mm:ss')).toBe(text)
        const week = Number(formatDate(text, 'W'))
        expect(week).toBeGreaterThanOrEqual(1)
        expect(week).toBeLessThanOrEqual(53)
        expect(Number(formatDate(text, 'Q'))).toBe(Math.floor(date.getUTCMonth() / 3) + 1)
      }),
    )
  })
})

it('ids of a batch come as a list or joined by commas', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
  fc.assert(
    fc.property(fc.array(id), (ids) => {
      expect(chosenIds(ids)).toEqual(ids)
      expect(chosenIds(ids.join(','))).toEqual(ids)
      expect(chosenIds(` ${ids.join(' , ')},`)).toEqual(ids)
    }),
  )
})

it.each([
  ['short', 0, 36, 'exception'],
  ['aaaaaaaa', 0, 36, 'exception'],
  ['aaaaaaa1', 1, 70, 'warning'],
  ['Campus@2026', 2, 100, 'success'],
] as const)('the password %s has strength %i: %i percent, %s', (password, level, percent, status) => {
  expect(passwordStrength(password)).toEqual({ level, percent, status })
})
