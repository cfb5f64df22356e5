import { describe, expect, it } from 'vitest'
import { numberFormat } from './number-style.ts'

describe('numberFormat', () => {
  it.each([
    ['zh-CN', {}, 'full', 12345.678, '12,345.68'],
    ['zh-CN', { unit: '人' }, 'full', 1200, '1,200人'],
    ['en', { unit: 'people' }, 'full', 1200, '1,200 people'],
    ['zh-CN', { percent: true }, 'full', 0.2567, '25.7%'],
    ['zh-CN', { digits: 1 }, 'full', 3, '3.0'],
    ['zh-CN', { unit: '人', digits: 1 }, 'short', 12000, '1.2万'],
    ['en', { unit: 'people' }, 'short', 12000, '12K'],
  ] as const)('%s %o %s: %d as %s', (locale, style, length, value, written) => {
    expect(numberFormat(locale, style, length)(value)).toBe(written)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('says that %s is no figure', (value) => {
    expect(numberFormat('zh-CN')(value)).toBe('—')
  })
})
