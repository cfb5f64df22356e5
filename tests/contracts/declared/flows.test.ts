import { describe, expect, it } from 'vitest'
import { areas, resources } from '#domain/index.ts'
import type { Action } from '#domain/kernel/action.ts'
import { canStep, type Flow, initialStateOf } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'

const processes = resources
  .filter(isOfAsked)
  .flatMap((resource): [string, AnyResource, Flow][] =>
    resource.flow ? [[resource.name, resource, resource.flow]] : [],
  )

it('a process asks for approval by a model that one area brings', () => {
  const models = areas.flatMap((area) => Object.keys(area.processes ?? {}))
  expect(models.filter((code, at) => models.indexOf(code) !== at)).toEqual([])
  for (const [name, , { approval }] of processes)
    if (approval) expect([name, models.includes(approval.model)]).toEqual([name, true])
})

describe.each(processes)(
  'the process of %s',
  (_, { fields }, { machine, field, states, actions, waiting, deadlines }) => {
    const acts = Object.entries<Action>(actions)

    it('keeps its state in a field that only the server fills, a code for each state of the chart', () => {
      expect(fields[field]).toMatchObject({ kind: 'choice', presence: 'system', dictionary: states })
      expect(Object.keys(machine.root.states).toSorted()).toEqual(Object.keys(states.labels).toSorted())
      expect(Object.keys(states.labels)).toContain(initialStateOf({ machine }))
    })

    it('has an act for each event, and an event for each act', () => {
      expect(acts.map(([name]) => name).toSorted()).toEqual([...machine.events].toSorted())
    })

    it('keeps an answer in a field of the row only where that is of its kind, and filled by nobody else', () => {
      for (const [, { asks = {} }] of acts)
        for (const [name, { kind }] of Object.entries(asks))
          if (name in fields)
            expect([name, fields[name].kind, fields[name].presence]).toEqual([name, kind, 'system'])
    })

    it('names people by references, and waits for acts that may be done', () => {
      for (const [, { by }] of acts) if (by) expect(fields[by]?.kind).toBe('reference')
      for (const [state, { act }] of Object.entries(waiting)) {
        const guarded = machine.root.states[state]?.transitions.get(act)?.some(({ guard }) => guard)
        const chart = { machine, field, states, refusals: {} }
        expect(guarded || canStep(chart, { [field]: state }, act)).toBe(true)
      }
    })

    it('counts its deadlines in moments that only the server fills, and the clock does what the state takes', () => {
      for (const [state, deadline] of Object.entries(deadlines)) {
        expect(fields[deadline.field]).toMatchObject({ kind: 'moment', presence: 'system' })
        expect(machine.root.states[state]?.ownEvents).toContain(deadline.act)
      }
    })
  },
)
