import { expect, it } from 'vitest'
import { branchesInSight } from './branches-in-sight.ts'
import type { Branch } from './queries.ts'

const branch = (id: string) => ({ row: { id }, hasChildren: true }) as Branch
const seen = (under: Record<string, readonly Branch[] | undefined>) =>
  branchesInSight([branch('a'), branch('b')], new Map(Object.entries(under))).map(
    ({ row, depth }) => `${depth}${row.id}`,
  )

it('puts what is open right under its parent', () => {
  expect(seen({ a: [branch('c')], c: [branch('d')] })).toEqual(['0a', '1c', '2d', '0b'])
})

it('hides what lies under a closed one, though it was open before', () => {
  expect(seen({ c: [branch('d')] })).toEqual(['0a', '0b'])
})

it('shows a level only once it has come', () => {
  expect(seen({ a: undefined })).toEqual(['0a', '0b'])
})
