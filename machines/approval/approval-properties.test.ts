import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actors, commandOf, draw, drawn, nameOf, walk } from '#tests/support/approval-walk.ts'
import { begin, factsOf, hoursBetween, later, person } from './approval.fixture.ts'
import type { Command } from './commands.ts'
import { type Case, decide, newCase, replay } from './decide.ts'
import type { Facts } from './facts.ts'
import { mayDo, type Offer } from './may-do.ts'
import type { Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

type AnyRule = Pick<Rule<'start'>, 'on'>

const numRuns = 60

it('a running case always waits for somebody: an open task, a notice, a correction or an activation', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { cases } = walk(...given)
      for (const { value, context } of cases) {
        const open = context.tasks.filter(({ state, past }) => state === 'open' && !past)
        const notices = Object.values(context.steps).filter(
          (step) => step.kind === 'notice' && step.state === 'open' && !step.over,
        )
        if (value === 'reviewing') expect(open.length + notices.length).toBeGreaterThan(0)
        if (!['reviewing', 'returned', 'suspended'].includes(value)) expect(open).toEqual([])
      }
    }),
    { numRuns },
  )
})

it('a log has one beginning and at most one end, every fact in it counts, and telling it again gives the same case', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { log, cases } = walk(...given)
      const ends = log.filter(({ type }) => ['ended', 'withdrawn', 'terminated', 'voided'].includes(type))
      expect(ends.length).toBeLessThanOrEqual(1)
      if (ends[0]) expect(log.at(-1)).toBe(ends[0])
      expect(log.filter(({ type }) => type === 'started').length).toBe(log.length > 0 ? 1 : 0)
      const again = replay(JSON.parse(JSON.stringify(log)))
      expect(again.context.length).toBe(log.length)
      expect([again.value, again.context]).toEqual([
        cases.at(-1)?.value ?? 'new',
        cases.at(-1)?.context ?? newCase().context,
      ])
    }),
    { numRuns },
  )
})

it('no task is closed twice, and nobody decides their own request unless the step has the same person act again', () => {
  fc.assert(
    fc.property(drawn, (given) => {
      const { definition, log } = walk(...given)
      const closed = new Set<string>()
      const text = JSON.stringify(definition)
      for (const event of log) {
        if (event.type === 'opened') closed.delete(event.task)
        if (event.type !== 'approved' && event.type !== 'rejected' && event.type !== 'handed-back') continue
        expect(closed.has(event.task)).toBe(false)
        closed.add(event.task)
        if (!text.includes('"again"')) expect(event.by.id).not.toBe('student')
      }
    }),
    { numRuns },
  )
})

it('a case that was suspended has just as long as it had, and no clock acts on it meanwhile', () => {
  const admin = { ...person('admin'), administrator: true }
  const hours = fc.integer({ min: 0, max: 50 })
  const left = (found: Case, now: string) =>
    found.context.tasks
      .filter(({ state, past }) => state === 'open' && !past)
      .map(({ id, deadlines, fired }) => [
        id,
        deadlines.slice(fired).map(({ due }) => hoursBetween(now, due)),
      ])
  fc.assert(
    fc.property(drawn, hours, hours, (given, ran, stood) => {
      const { definition, cases } = walk(...given)
      const since = later(begin, ran)
      const now = later(since, stood)
      for (const found of cases.filter(({ value }) => value === 'reviewing')) {
        const asked = (of: Case, command: Command, facts: Partial<Facts>) =>
          decide(definition, of, command, factsOf({ actor: admin, ...facts }))
        const suspended = asked(found, { verb: 'suspend', comment: '核实' }, { now: since })
        if ('refused' in suspended) throw new Error(suspended.refused)
        for (const [task] of left(found, now))
          expect(
            asked(suspended.next, { verb: 'time-out', task: String(task) }, { now, actor: null }),
          ).toHaveProperty('refused')
        const active = asked(suspended.next, { verb: 'activate' }, { now })
        if ('refused' in active) throw new Error(active.refused)
        expect(left(active.next, now)).toEqual(left(found, since))
        expect(replay(JSON.parse(JSON.stringify(active.events)), suspended.next)).toEqual(active.next)
      }
    }),
    { numRuns },
  )
})

it('what is not offered is refused, whatever is asked and by whatever person', () => {
  fc.assert(
    fc.property(drawn, draw, (given, each) => {
      const { definition, cases } = walk(...given)
      const found = cases.at(-1) ?? newCase()
      const { tasks, steps } = found.context
      for (const actor of actors) {
        const facts = factsOf({ actor, now: later(begin, each.what) })
        const offered = new Set(mayDo(definition, found, facts).map(nameOf))
        const targets = {
          case: [{}],
          task: ['none', ...tasks.map(({ id }) => id)].map((task) => ({ task })),
          notice: ['none', ...Object.keys(steps)].map((step) => ({ step })),
        }
        for (const [verb, { on }] of Object.entries(rules) as [Offer['verb'], AnyRule][])
          for (const target of targets[on]) {
            const offer: Offer = { verb, ...target }
            if (offered.has(nameOf(offer))) continue
            const command = commandOf(definition, found, offer, each)
            expect(decide(definition, found, command, facts)).toHaveProperty('refused')
          }
      }
    }),
    { numRuns: 20 },
  )
})
