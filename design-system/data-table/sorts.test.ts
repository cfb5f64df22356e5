import { describe, expect, it } from 'vitest'
import { listOf, type Sort, turnSorts } from './sorts.ts'

const up = (key: string): Sort => ({ key, direction: 'asc' })
const down = (key: string): Sort => ({ key, direction: 'desc' })

describe('turnSorts', () => {
  it('turns one heading up, down and back', () => {
    expect(turnSorts([], 'a')).toEqual([up('a')])
    expect(turnSorts([up('a')], 'a')).toEqual([down('a')])
    expect(turnSorts([down('a')], 'a')).toEqual([])
    expect(turnSorts([up('a'), down('b')], 'c')).toEqual([up('c')])
  })

  it('keeps the other keys, and each its place, when one more is asked for', () => {
    expect(turnSorts([up('a')], 'b', true)).toEqual([up('a'), up('b')])
    expect(turnSorts([up('a'), up('b')], 'a', true)).toEqual([down('a'), up('b')])
    expect(turnSorts([down('a'), up('b')], 'a', true)).toEqual([up('b')])
  })
})

describe('listOf', () => {
  it('takes none, one and several', () => {
    expect(listOf(null)).toEqual([])
    expect(listOf(up('a'))).toEqual([up('a')])
    expect(listOf([up('a'), down('b')])).toEqual([up('a'), down('b')])
  })
})
