import fc from 'fast-check'
import { integer } from '#domain/kernel/fields.ts'
import type { Definition, Mode, Step } from '#domain/workflow/definition.ts'
import type { Source } from '#domain/workflow/source.ts'
import { definitionOf } from '#machines/approval/approval.fixture.ts'

/** Few people, so that they meet often; one of them files the request and one is the administrator. */
export const everybody = ['student', 'admin', 'a', 'b', 'c', 'd']
export const rowFields = { days: integer('天数') }

const people = fc.uniqueArray(fc.constantFrom(...everybody), { maxLength: 3 })
const source: fc.Arbitrary<Source> = fc.oneof(
  { weight: 6, arbitrary: people.map((ids) => ({ kind: 'users' as const, ids })) },
  fc.constantFrom<Source>({ kind: 'starter' }, { kind: 'picked-by-previous' }, { kind: 'picked-by-starter' }),
)
const who = fc.array(source, { minLength: 1, maxLength: 2 })
const mode: fc.Arbitrary<Mode> = fc.oneof(
  fc.constantFrom<Mode>('all', 'any', 'sequential', 'veto'),
  fc.constantFrom(1, 34, 50, 67, 100).map((vote) => ({ vote })),
)
const hours = fc.integer({ min: 1, max: 9 })
const timer = fc.oneof(
  fc.record({ hours, act: fc.constantFrom('remind' as const, 'pass' as const, 'reject' as const) }),
  fc.record({ hours, act: fc.constant('escalate' as const), to: who }),
)

const plain = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('approve' as const),
      who,
      mode,
      whenNobody: fc.oneof(
        fc.constantFrom('pass' as const, 'reject' as const, 'administrator' as const),
        people.map((to) => ({ to })),
      ),
      samePerson: fc.constantFrom('skip' as const, 'again' as const),
      timers: fc.array(timer, { maxLength: 2 }),
      fields: fc.constant({}),
      sign: fc.boolean(),
      seal: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('cc' as const), who }),
  fc.record({
    kind: fc.constant('notice' as const),
    days: fc.integer({ min: 1, max: 2 }),
    fields: fc.constant([]),
    masked: fc.constant(true),
    objections: fc.option(who),
  }),
)

const { steps } = fc.letrec<{ steps: object[]; step: object }>((tie) => {
  const inner = fc.array(tie('step'), { maxLength: 2 })
  const when = fc.constantFrom(1, 3).map((value) => ({ field: 'days', is: 'above', value }))
  return {
    step: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 3, arbitrary: plain as fc.Arbitrary<object> },
      fc.record({
        kind: fc.constant('branch'),
        branches: fc.array(fc.record({ title: fc.constant('支'), when, steps: inner }), {
          minLength: 1,
          maxLength: 2,
        }),
        otherwise: inner,
      }),
      fc.record({
        kind: fc.constant('parallel'),
        branches: fc.array(fc.record({ title: fc.constant('支'), steps: inner }), {
          minLength: 2,
          maxLength: 3,
        }),
      }),
    ),
    steps: fc.array(tie('step'), { minLength: 1, maxLength: 4 }),
  }
})

/** Definitions of any shape; each step is named by its place in the walk. */
export const anyDefinition: fc.Arbitrary<Definition> = steps.map((drawn) => {
  let count = 0
  const named = (step: object): object => {
    const id = `s${++count}`
    const { branches, otherwise } = step as { branches?: { steps: object[] }[]; otherwise?: object[] }
    return {
      ...step,
      id,
      title: id,
      ...(branches && { branches: branches.map((each) => ({ ...each, steps: each.steps.map(named) })) }),
      ...(otherwise && { otherwise: otherwise.map(named) }),
    }
  }
  return definitionOf(...(drawn.map(named) as Step[]))
})
