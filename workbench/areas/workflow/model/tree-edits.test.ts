import { expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep } from '#domain/workflow/definition.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import { added, addedAfter, moved, removed, replaced } from './tree-edits.ts'

const step = (id: string) => approvalStep(id, id, 'counsellor', 8)
const fork: BranchStep = {
  kind: 'branch',
  id: 'fork',
  title: '分支',
  branches: [{ title: '长', when: { field: 'days', is: 'above', value: 7 }, steps: [step('a'), step('b')] }],
  otherwise: [],
}
const tree = [step('first'), fork]
const order = (steps: typeof tree) => everyStep(steps).map(({ id }) => id)

it('adds, moves, changes and removes a step however deep it lies, and leaves the others', () => {
  expect(order(added(tree, step('c'), { step: 'fork', branch: 0 }) as typeof tree)).toEqual([
    'first',
    'fork',
    'a',
    'b',
    'c',
  ])
  expect(order(added(tree, step('d'), { step: 'fork', branch: 1 }) as typeof tree)).toEqual([
    'first',
    'fork',
    'a',
    'b',
    'd',
  ])
  expect(order(added(tree, step('e'), null) as typeof tree)).toEqual(['first', 'fork', 'a', 'b', 'e'])
  expect(order(addedAfter(tree, 'a', step('g')) as typeof tree)).toEqual(['first', 'fork', 'a', 'g', 'b'])
  expect(order(moved(tree, 'b', -1) as typeof tree)).toEqual(['first', 'fork', 'b', 'a'])
  expect(moved(tree, 'first', -1)).toEqual(tree)
  expect(order(removed(tree, 'a') as typeof tree)).toEqual(['first', 'fork', 'b'])
  const titled = replaced(tree, { ...step('b'), title: '新' })
  expect(everyStep(titled).find(({ id }) => id === 'b')?.title).toBe('新')
})
