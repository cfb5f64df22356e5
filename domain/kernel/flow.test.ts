import { describe, expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Flow } from './flow.ts'
import { beginsCase, stateAfter } from './flow.ts'

const flows = resources.flatMap(({ name, flow }): (readonly [string, Flow])[] =>
  flow?.approval ? [[name, flow]] : [],
)

describe.each(flows)('%s', (_, flow) => {
  const { approval, field } = flow
  const during = { [field]: approval?.during }

  it('goes on by its case where it was returned, and begins none while one runs', () => {
    const returned = stateAfter(flow, during, approval?.returned ?? '')
    expect(beginsCase(flow, { [field]: returned })).toBe(false)
    expect(beginsCase(flow, during)).toBe(false)
  })
})

it('an application begins a case as it was drawn up, and anew where it was taken back', () => {
  const leave = flows.find(([name]) => name === 'leave.application')?.[1] as Flow
  for (const state of ['draft', 'withdrawn']) expect(beginsCase(leave, { state })).toBe(true)
  expect(beginsCase(leave, { state: 'refused' })).toBe(false)
})
