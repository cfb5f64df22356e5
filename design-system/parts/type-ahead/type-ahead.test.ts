import { describe, expect, it } from 'vitest'
import { createTypeAhead } from './type-ahead.ts'

const names = ['东湖校区', 'A01 明德楼', 'A02 博学楼', 'B01 博雅楼', '南山校区']

describe('type-ahead', () => {
  it('takes keys in quick succession for one word', () => {
    const find = createTypeAhead()
    expect(find('a', 0, names, 0)).toBe(1)
    expect(find('0', 100, names, 1)).toBe(1)
    expect(find('2', 200, names, 1)).toBe(2)
  })

  it('begins anew after a pause, and knows Chinese', () => {
    const find = createTypeAhead()
    find('x', 0, names, 0)
    expect(find('南', 1000, names, 0)).toBe(4)
  })

  it('walks through all that begin with one letter, and round', () => {
    const find = createTypeAhead()
    expect(find('a', 0, names, 0)).toBe(1)
    expect(find('a', 100, names, 1)).toBe(2)
    expect(find('a', 200, names, 2)).toBe(1)
  })

  it('finds nothing', () => expect(createTypeAhead()('z', 0, names, 0)).toBe(-1))
})
