import { describe, expect, it } from 'vitest'
import { phrase } from '#domain/kernel/phrase.ts'
import type { Definition, Step } from './definition.ts'
import { definitionSchema } from './definition-schema.ts'

const cc = (id: string): Step => ({ kind: 'cc', id, title: '抄送', who: [{ kind: 'counsellor' }] })
const approval: Step = {
  kind: 'approve',
  id: 'class',
  title: '班主任审批',
  who: [{ kind: 'class-teacher' }, { kind: 'field', field: 'mentorId' }],
  mode: { vote: 60 },
  whenNobody: { to: ['u1'] },
  samePerson: 'skip',
  timers: [
    { hours: 24, act: 'remind' },
    { hours: 48, act: 'escalate', to: [{ kind: 'college' }] },
  ],
  fields: { reason: 'write' },
  sign: true,
  seal: false,
}
const definitionOf = (...steps: readonly unknown[]) => ({
  id: 'leave',
  version: 1,
  title: '请假',
  kind: 'leave',
  urgeHours: 2,
  steps,
})
const within = (step: unknown, levels: number): unknown =>
  levels === 0
    ? step
    : {
        kind: 'branch',
        id: `b${levels}`,
        title: '分支',
        branches: [
          {
            title: '外出',
            when: { field: 'out', is: 'equals', value: true },
            steps: [within(step, levels - 1)],
          },
        ],
        otherwise: [],
      }
const faultsOf = (definition: unknown) => definitionSchema.safeParse(definition).error?.issues ?? []

describe('a definition from outside', () => {
  it('is kept as it is when it is one', () => {
    const definition = definitionOf(approval, within(cc('copy'), 5)) as Definition
    expect(definitionSchema.parse(definition)).toEqual(definition)
  })

  it('has sixty steps and six levels at most', () => {
    const wide = (count: number) => definitionOf(...Array.from({ length: count }, (_, at) => cc(`c${at}`)))
    expect(faultsOf(wide(60))).toEqual([])
    expect(faultsOf(wide(61))).toMatchObject([
      { message: phrase('流程不能超过 {{count}} 个步骤、{{most}} 层', { count: 60, most: 6 }) },
    ])
    expect(faultsOf(definitionOf(within(cc('copy'), 6)))).toMatchObject([{ path: ['steps'] }])
  })

  it.each([
    ['an id that stands twice', definitionOf(cc('x'), within(cc('x'), 1))],
    ['no step', definitionOf()],
    ['steps that are none', { ...definitionOf(), steps: 'x' }],
    ['a step of no known kind', definitionOf({ ...cc('x'), kind: 'call' })],
    ['a vote of nothing', definitionOf({ ...approval, mode: { vote: 0 } })],
    [
      'a source with more than belongs to it',
      definitionOf({ ...cc('x'), who: [{ kind: 'starter', role: 'admin' }] }),
    ],
    ['an escalation to nobody', definitionOf({ ...approval, timers: [{ hours: 1, act: 'escalate' }] })],
  ])('is not one with %s', (_, definition) => expect(faultsOf(definition)).not.toEqual([]))
})
