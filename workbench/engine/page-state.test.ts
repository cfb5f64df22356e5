import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { type PageState, pageStateOf, queryOf, searchOf } from './page-state.ts'

const first: PageState = { current: 1, size: 20, filters: {} }
const narrowed: PageState = {
  current: 3,
  size: 50,
  sort: '-code,name',
  condition: {
    any: [{ field: 'code', is: 'among', value: ['007'] }, { not: { field: 'floors', is: 'empty' } }],
  },
  view: '0198f1a0-0000-7000-8000-000000000001',
  filters: {
    search: '东 & 西',
    code: '007',
    name: '12',
    enabled: 'true',
    'floors.from': '2',
    'floors.to': '1e3',
  },
}

describe('the address of a list', () => {
  it('says nothing about what is usual', () => {
    expect(searchOf(first, { id: '7' })).toEqual({ id: '7' })
    expect(pageStateOf({})).toEqual(first)
  })

  it('survives a reload of the page', () => {
    const address = defaultStringifySearch(searchOf(narrowed, { id: '7' }))
    expect(pageStateOf(defaultParseSearch(address))).toEqual(narrowed)
  })

  it('forgets the filters that were taken away', () => {
    const before = searchOf(narrowed, { id: '7' })
    expect(searchOf(first, before)).toEqual({ id: '7' })
  })

  it.each([
    { current: 0 },
    { current: 'x' },
    { current: -3 },
    { size: 7 },
    { sort: 5 },
    { 'params.code': {} },
    { condition: 'x' },
    { condition: { any: [] } },
  ])('falls back to the first page when it is mistyped: %o', (search) =>
    expect(pageStateOf(search)).toEqual(first),
  )
})

describe('the query of a page', () => {
  it('names the columns in the order in which they decide, and the condition as JSON', () => {
    expect(queryOf({ ...first, sort: 'code' })).toEqual({ current: 1, size: 20, sort: 'code' })
    expect(queryOf(narrowed)).toMatchObject({ sort: '-code,name', params: { 'floors.from': '2' } })
    expect(JSON.parse(queryOf(narrowed).condition ?? '')).toEqual(narrowed.condition)
  })
})
