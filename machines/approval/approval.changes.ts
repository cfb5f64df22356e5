import { type CaseContext, isActive, isUnread, type Task, taskOf } from './approval.case.ts'
import type { ApprovalEvent, EventOf } from './approval.events.ts'
import { cleared, closed, made, removed, stepLeft, withTask } from './task-changes.ts'

type Change = Partial<CaseContext>
type Changes = {
  readonly [Type in ApprovalEvent['type']]?: (of: CaseContext, event: EventOf<Type>) => Change
}

/** What each fact changes of a case; one that is not named here changes its state alone. */
const changes: Changes = {
  started: (of, { by, definition, picks }) => ({ starter: by, definition, picks, submittedAs: of.length }),
  resubmitted: (of, { picks }) => ({ picks: { ...of.picks, ...picks }, submittedAs: of.length }),
  moved: ({ definition }, { version }) => ({ definition: definition && { ...definition, version } }),

  entered: (of, { step, kind, tasks }) => ({
    steps: { ...of.steps, [step]: { kind, state: 'open' } },
    tasks: [...of.tasks, ...tasks.map(made)],
  }),
  branched: ({ steps }, { step, chosen }) => ({
    steps: { ...steps, [step]: { kind: 'branch', state: 'passed', chosen } },
  }),
  'notice-opened': ({ steps }, { step, at, until, days = null }) => ({
    steps: {
      ...steps,
      [step]: {
        kind: 'notice',
        state: 'open',
        opened: at,
        until,
        days,
        resumed: null,
        over: false,
        objectors: [],
      },
    },
  }),
  'notice-closed': (of, { step }) => onNotice(of, step, { over: true }),
  left: stepLeft,

  opened: (of, { task, deadlines, at, to, actsFor = null }) =>
    withTask(of, task, () => ({
      ...(to && { person: to, actsFor }),
      state: 'open',
      opened: at,
      deadlines,
      resumed: null,
      fired: 0,
      read: null,
      openedAs: of.length,
    })),
  approved: (of, event) => ({
    ...closed(of, event.task, 'approved', event),
    picks: { ...of.picks, ...event.picks },
  }),
  rejected: (of, event) => closed(of, event.task, 'rejected', event),
  returned(of, event) {
    const next = { ...of, ...closed(of, event.task, 'returned', event) }
    return cleared(next, event.clears)
  },
  reclaimed(of, { task, clears, waits }) {
    const left = taskOf(of, task)?.step ?? ''
    const back = (each: Task): Task => {
      if (each.id === task || waits.includes(each.id))
        return { ...each, state: 'waiting', by: null, at: null }
      const undone = each.step === left && !each.past && each.state === 'cancelled' && each.was
      return undone ? { ...each, state: undone, was: null } : each
    }
    const { steps, tasks } = { ...of, ...cleared(of, clears) }
    return {
      steps: { ...steps, [left]: { kind: 'approve', state: 'open' } },
      tasks: tasks.map(back),
    }
  },
  'handed-back': (of, event) => closed(of, event.task, 'handed-back', event),
  removed: (of, event) => removed(of, event),
  transferred: (of, { task, to, actsFor = null }) =>
    withTask(of, task, () => ({ person: to, actsFor, read: null })),
  delegated: (of, { task, child }) => ({
    tasks: [...(withTask(of, task, () => ({ state: 'blocked' })).tasks ?? []), made(child)],
  }),
  added(of, { task, children }) {
    const holdsUp = children.some(({ kind }) => kind === 'before')
    const { tasks = of.tasks } = holdsUp ? withTask(of, task, () => ({ state: 'blocked' })) : {}
    return { tasks: [...tasks, ...children.map(made)] }
  },
  objected(of, { step, by, child }) {
    const record = of.steps[step]
    const objectors = record?.kind === 'notice' ? [...record.objectors, by.id] : []
    return { ...onNotice(of, step, { objectors }), tasks: [...of.tasks, made(child)] }
  },
  'timed-out'(of, event) {
    const { task, act, to, actsFor = null } = event
    const { tasks } = { ...of, ...withTask(of, task, ({ fired }) => ({ fired: fired + 1 })) }
    const next = { ...of, tasks }
    const nobody = { ...event, by: null }
    if (act === 'pass' || act === 'reject') {
      const state = act === 'pass' ? 'approved' : 'rejected'
      return closed(next, task, taskOf(of, task)?.kind === 'delegated' ? 'handed-back' : state, nobody)
    }
    return to ? withTask(next, task, () => ({ person: to, actsFor, read: null })) : { tasks }
  },

  copied: ({ copies }, { people, at }) => {
    const known = new Set(copies.map(({ person }) => person.id))
    const fresh = people.filter(({ id }) => !known.has(id))
    return { copies: [...copies, ...fresh.map((person) => ({ person, at }))] }
  },
  read: ({ tasks }, { by, at }) => ({
    tasks: tasks.map((task) => (isUnread(task, by) ? { ...task, read: at } : task)),
  }),
  urged: (_, { at }) => ({ urged: at }),
  suspended: (_, { at }) => ({ suspendedAt: at }),
  activated,
  ended: ({ tasks }) => ({ tasks: tasks.map(cancelledByEnd) }),
  withdrawn: ({ tasks }) => ({ tasks: tasks.map(cancelledByEnd) }),
  terminated: ({ tasks }) => ({ tasks: tasks.map(cancelledByEnd) }),
  voided: ({ tasks }) => ({ tasks: tasks.map(cancelledByEnd) }),
}

const cancelledByEnd = (task: Task): Task => (isActive(task) ? { ...task, state: 'cancelled' } : task)

const onNotice = (
  { steps }: CaseContext,
  id: string,
  change: { over?: boolean; objectors?: readonly string[] },
): Change => {
  const record = steps[id]
  return record?.kind === 'notice' ? { steps: { ...steps, [id]: { ...record, ...change } } } : {}
}

/** Its deadlines go on from here, with what was left of them. */
function activated(of: CaseContext, { at, tasks = [], notices = [] }: EventOf<'activated'>): Change {
  const movedTask = new Map(tasks.map((each) => [each.task, each]))
  const movedStep = new Map(notices.map((each) => [each.step, each]))
  const later = (task: Task): Task => {
    const moved = movedTask.get(task.id)
    if (!moved) return task
    return { ...task, deadlines: moved.deadlines, resumed: { from: at, hours: moved.left } }
  }
  const steps = Object.entries(of.steps).map(([id, record]) => {
    const moved = movedStep.get(id)
    if (!moved || record.kind !== 'notice') return [id, record]
    return [id, { ...record, until: moved.until, resumed: { from: at, days: moved.left } }]
  })
  return { tasks: of.tasks.map(later), steps: Object.fromEntries(steps), suspendedAt: null }
}

/** The case after a fact; every fact counts in its length. */
export function changed(of: CaseContext, event: ApprovalEvent): Change {
  const change = changes[event.type] as ((of: CaseContext, event: ApprovalEvent) => Change) | undefined
  return { ...change?.(of, event), length: of.length + 1 }
}
