import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockSaid } from './said-clock.ts'
import { momentSaid } from './said-moment.ts'

const two = (part: number) => String(part).padStart(2, '0')
const hour = fc.integer({ min: 0, max: 23 })
const minute = fc.integer({ min: 0, max: 59 })

describe('A time of day', () => {
  test.each([
    ['4:00 PM', '16:00:00'],
    ['PM 4:45', '16:45:00'],
    ['12:30 a.m.', '00:30:00'],
    ['12:00pm', '12:00:00'],
    ['下午 2:30', '14:30:00'],
    ['下午14:30', '14:30:00'],
    ['晚上 7:00', '19:00:00'],
    ['晚上7点半', '19:30:00'],
    ['上午8点05分', '08:05:00'],
    ['中午1:10', '13:10:00'],
    ['凌晨12:05', '00:05:00'],
    ['8时', '08:00:00'],
    ['８：０５：０９', '08:05:09'],
  ])('%s', (text, clock) => {
    expect(clockSaid(text)).toBe(clock)
  })

  test.each([
    '上午 2:30 PM',
    '上午12:00',
    '晚上12:00',
    '晚上3:00',
    '上午 14:00',
    '14:00 AM',
    '0:30 PM',
    '24:00',
    '8:60',
    '08:00:60',
    '8点60分',
    '8:3⁰',
    '上午',
    '8:00-10:00',
    '8点-10点',
    '每天8:00',
    '8:00起',
    '0800',
    '八点',
  ])('%s is none: two readings, or no reading', (text) => {
    expect(clockSaid(text)).toBeUndefined()
  })

  test('every minute of the day comes back from an English and from a Chinese clock', () => {
    fc.assert(
      fc.property(hour, minute, (hour, minute) => {
        const clock = `${two(hour)}:${two(minute)}:00`
        const short = `${hour % 12 || 12}:${two(minute)}`
        expect(clockSaid(`${short} ${hour < 12 ? 'AM' : 'PM'}`)).toBe(clock)
        const word = hour < 6 ? '凌晨' : hour < 12 ? '上午' : hour < 13 ? '中午' : hour < 18 ? '下午' : '晚上'
        expect(clockSaid(`${word}${short}`)).toBe(clock)
      }),
    )
  })
})

describe('A day or a moment', () => {
  test.each([
    ['2026-08-31T16:00:00.000Z', '2026-09-01 00:00:00'],
    ['2026-09-01T00:00:00+08:00', '2026-09-01 00:00:00'],
    ['2026-08-31 12:00 UTC-5', '2026-09-01 01:00:00'],
    ['2026/9/1 下午2:30', '2026-09-01 14:30:00'],
    ['2026年9月1日8:05', '2026-09-01 08:05:00'],
    ['2026年9月1日 星期二', '2026-09-01 00:00:00'],
    ['20260901', '2026-09-01 00:00:00'],
    ['2026-09-01T08:00-05:00', '2026-09-01 21:00:00'],
    ['2026-09-01 08:00:00+09', '2026-09-01 07:00:00'],
    ['2026-09-01 08:00 GMT+9', '2026-09-01 07:00:00'],
    ['２０２６－０９－０１ (周二)', '2026-09-01 00:00:00'],
  ])('%s', (text, moment) => {
    expect(momentSaid(text)).toBe(moment)
  })

  test.each([
    '2026-09-012',
    '202609012',
    '2026-9.1',
    '2026-09-01 abc',
    '2026-09-01 8',
    '2026年9月1日 星期三',
    '2026-09-01 25:00',
    '2026-09-01 24:00',
    '2026-09-01 23:59:60',
    '2026-09-01 08:00-10:00',
    '2026-09-01 08:00-10',
    '2026-09-01 23:30+1',
    '2026-09-01 8点-10',
    '2026-09-01 08:00:00-10:00:00',
    '2026-09-01 08:00:00+08:99',
    '2026-09-01至2026-09-05',
    '2026-09-01~05',
    '2026/9/1 上午',
    '2026-09-0¹',
    '2026-09-1²',
    '9月1日',
    '2026年9月',
    '9/1/2026',
    '农历2026年8月1日',
    '2026年8月初一',
    '2026年闰6月1日',
    '二〇二六年九月一日',
    '民国115年9月1日',
  ])('%s is none', (text) => {
    expect(momentSaid(text)).toBeUndefined()
  })

  test('an instant is the same, whatever zone it is told in', () => {
    const zone = fc.integer({ min: -12 * 60, max: 14 * 60 })
    const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, zone, (at, ahead) => {
        const seconds = Math.trunc(at.getTime() / 1000) * 1000
        const told = new Date(seconds + ahead * 60_000).toISOString().slice(0, 19)
        const offset = `${ahead < 0 ? '-' : '+'}${two(Math.trunc(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
        const inChina = new Date(seconds + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
        expect(momentSaid(`${told}${offset}`)).toBe(inChina)
      }),
    )
  })

  test('the hours of a span are no zone', () => {
    fc.assert(
      fc.property(hour, minute, hour, minute, (from, past, to, next) => {
        const span = `${two(from)}:${two(past)}-${two(to)}:${two(next)}`
        for (const text of [span, ` ${span}`, ` ${span.replaceAll('-', ' - ')}`])
          expect(momentSaid(`2026年9月1日${text}`)).toBeUndefined()
      }),
    )
  })

  test('whatever stands behind a day is part of it, or makes it none', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 6 }), (rest) => {
        const said = momentSaid(`2026-09-01${rest}`)
        fc.pre(rest.normalize('NFKC').trim() !== '')
        if (said !== undefined) expect(rest.normalize('NFKC')).toMatch(/\d{1,2}[:点时]/)
      }),
    )
  })
})
