import { beforeEach, describe, expect, it } from 'vitest'
import { clearLocal, local } from '#workbench/http/storage/storage.ts'
import { countUse, lastUsed, readUses } from './frequency.ts'

beforeEach(() => local.remove('frequency'))

describe('how often a menu is used', () => {
  it('is counted, and the last used come first', () => {
    countUse('a', () => 1)
    countUse('b', () => 2)
    countUse('a', () => 3)
    expect(readUses()).toEqual({ a: { times: 2, last: 3 }, b: { times: 1, last: 2 } })
    expect(lastUsed(5)).toEqual(['a', 'b'])
    expect(lastUsed(1)).toEqual(['a'])
  })

  it('outlasts the person, and forgets what was unused longest', () => {
    for (let at = 0; at < 205; at++) countUse(`m${at}`, () => at)
    clearLocal()
    expect(lastUsed(300)).toHaveLength(200)
    expect(lastUsed(300)).not.toContain('m4')
  })

  it('is read as far as it is whole', () => {
    local.write('frequency', { a: { times: 2, last: 3 }, b: 7, c: { times: 'x' } })
    expect(readUses()).toEqual({ a: { times: 2, last: 3 } })
    local.write('frequency', [1])
    expect(readUses()).toEqual({})
  })
})
