import { expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep } from '#domain/workflow/definition.ts'
import { begin, edgesOf, end } from './graph.ts'

const step = (id: string) => approvalStep(id, id, 'counsellor', 8)

it('leads from the beginning through every way to the end, also where a way has no step', () => {
  const when = { field: 'days', is: 'above', value: 7 } as const
  const branches = [{ title: '长', when, steps: [step('a'), step('b')] }]
  const fork: BranchStep = { kind: 'branch', id: 'fork', title: '分支', branches, otherwise: [] }
  const lines = edgesOf([step('first'), fork, step('last')], '其他').map(({ from, to, label }) =>
    [from, label, to].join(' '),
  )
  expect(lines).toEqual([
    `${begin}  first`,
    'first  fork',
    'fork 长 a',
    'a  b',
    'b  last',
    'fork 其他 last',
    `last  ${end}`,
  ])
  expect(edgesOf([], '其他')).toEqual([{ from: begin, to: end, label: '' }])
})
