import { expect, it } from 'vitest'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { heardObjections } from './heard-objections.ts'

const [first, second, handedOn] = ['2026-09-01 08:00:00', '2026-09-02 08:00:00', '2026-09-03 08:00:00']
const task = (id: string, openedAt: string) => ({
  ...{ id, openedAt, person: '王老师', actsFor: null, kind: 'objection', state: 'open' },
  ...{ dueAt: null, counted: null, closedAt: null },
})
const event = (serial: number, verb: string, step: string, at: string) => ({
  ...{ serial, verb, step, at, by: null, people: [], comment: `${serial}`, signature: null, seal: null },
})
const trace = {
  steps: [
    { id: 'a', kind: 'approve', title: '学院审核', depth: 0, state: 'passed', tasks: [task('t1', first)] },
    {
      ...{ id: 'n', kind: 'notice', title: '学院公示', depth: 0, state: 'open' },
      tasks: [task('t2', first), task('t3', second), task('t4', handedOn)],
    },
  ],
  events: [
    event(1, 'approve', '学院审核', first),
    event(2, 'object', '学院公示', first),
    event(3, 'object', '学院公示', second),
  ],
} as unknown as CaseTrace
const heardBy = (task: string | null) => heardObjections({ ...trace, task }).map(({ serial }) => serial)

it('who hears an objection reads that one, and none who decides on the application', () => {
  expect([heardBy('t2'), heardBy('t3'), heardBy('t1'), heardBy(null)]).toEqual([[2], [3], [], []])
  expect(heardBy('t4')).toEqual([2, 3])
})
