import { describe, expect, it } from 'vitest'
import { provinces, towards } from './provinces.ts'

const named = (short: string) => {
  const found = provinces.find((one) => one.short === short)
  if (!found) throw new Error(short)
  return found
}

describe('provinces', () => {
  it('are 34, each with its own code and its own place', () => {
    expect(provinces).toHaveLength(34)
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(34)
    expect(new Set(provinces.map(({ column, row }) => `${column},${row}`)).size).toBe(34)
  })

  it('have the codes of GB/T 2260', () => {
    expect(named('广东').code).toBe('440000')
    expect(named('台湾').code).toBe('710000')
    expect(named('宁夏').name).toBe('宁夏回族自治区')
  })
})

describe('towards', () => {
  it.each([
    ['北京', 'down', '河北'],
    ['湖北', 'right', '安徽'],
    ['新疆', 'left', '新疆'],
    ['福建', 'right', '台湾'],
  ] as const)('%s, %s: %s', (from, direction, to) => {
    expect(towards(named(from), direction).short).toBe(to)
  })

  it('reaches every province from every other', () => {
    const directions = ['up', 'down', 'left', 'right'] as const
    for (const start of provinces) {
      const reached = new Set([start])
      for (const one of reached) for (const direction of directions) reached.add(towards(one, direction))
      expect(reached.size).toBe(34)
    }
  })
})
