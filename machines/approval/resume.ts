import type { Moment, Task } from './approval.case.ts'
import type { EventOf } from './approval.events.ts'
import type { Facts, Scene } from './facts.ts'

type Resumed = Pick<EventOf<'activated'>, 'stood' | 'tasks' | 'notices'>

/**
 * What was left of each deadline when the case was suspended, counted anew from now: the working time that it stood still
 * is nobody's delay. What was due before then is due now.
 */
export function resumed({ of, facts }: Scene): Resumed {
  const { suspendedAt: since, tasks, steps } = of
  if (!since) return {}
  return {
    stood: facts.hoursBetween(since, facts.now),
    tasks: tasks.filter(isRunning).map((task) => movedTask(task, since, facts)),
    notices: Object.entries(steps).flatMap(([step, record]) =>
      record.kind === 'notice' && record.state === 'open' && !record.over
        ? [movedNotice(step, record.until, since, facts)]
        : [],
    ),
  }
}

const isRunning = ({ state, past, deadlines, fired }: Task) =>
  state === 'open' && !past && fired < deadlines.length

function movedTask({ id, deadlines, fired }: Task, since: Moment, { now, hours, hoursBetween }: Facts) {
  const left = hoursBetween(since, deadlines.at(-1)?.due ?? since)
  return {
    task: id,
    left,
    deadlines: deadlines.map((each, at) =>
      at < fired ? each : { ...each, due: hours(now, hoursBetween(since, each.due)) },
    ),
  }
}

function movedNotice(step: string, until: Moment, since: Moment, { now, days, daysBetween }: Facts) {
  const left = daysBetween(since, until)
  return { step, left, until: until > since ? days(now, left) : now }
}
