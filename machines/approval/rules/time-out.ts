import type { Person } from '#domain/workflow/source.ts'
import { taskOf } from '#machines/approval/approval.case.ts'
import type { Fact } from '#machines/approval/approval.events.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { timersOf } from '#machines/approval/follow.ts'
import { peopleOf } from '#machines/approval/seats.ts'
import {
  actingFor,
  approveStepOf,
  notOpen,
  notReceiver,
  onlyClock,
  openTask,
  type Reason,
  type Rule,
  receiverOf,
} from './rule.ts'

/** The next deadline of an open task. */
export const timeOut: Rule<'time-out'> = {
  on: 'task',
  refusal(scene, { task: id }): Reason {
    const task = openTask(scene, id)
    if (!task) return notOpen(scene, id)
    const next = task.deadlines[task.fired]
    return onlyClock(scene) ?? (next && next.due <= scene.facts.now ? undefined : '还没有到期')
  },
  facts(scene, { task: id }): readonly Fact[] {
    const task = taskOf(scene.of, id)
    const next = task?.deadlines[task.fired]
    if (!next) return []
    const above = next.act === 'escalate' ? aboveOf(scene, id) : null
    const to = above && receiverOf(scene, id, above)
    return [{ type: 'timed-out', task: id, act: next.act, to: to?.person ?? null, ...actingFor(to) }]
  },
}

/** Who a task escalates to; null where nobody can take it, and then it stays where it is. */
function aboveOf(scene: Scene, id: string): Person | null {
  const task = taskOf(scene.of, id)
  const step = approveStepOf(scene, task)
  const timer = step && timersOf(step)[task?.fired ?? 0]
  const named = timer?.act === 'escalate' ? peopleOf(scene, timer.to, step?.id ?? '') : []
  const all = [...named, ...scene.facts.people({ kind: 'administrator' })]
  return all.find((person) => notReceiver(scene, id, person) === undefined) ?? null
}
