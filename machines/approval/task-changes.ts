import type { Person } from '#domain/workflow/source.ts'
import type { TaskState } from '#domain/workflow/words.ts'
import { type CaseContext, familyOf, isActive, type Moment, type Task } from './approval.case.ts'
import type { EventOf, NewTask } from './approval.events.ts'

type Change = Partial<CaseContext>

/** A task that was just made and waits to be opened. */
export const made = ({ skipped, ...task }: NewTask): Task => ({
  ...task,
  state: skipped ? 'skipped' : 'waiting',
  was: null,
  opened: null,
  deadlines: [],
  resumed: null,
  fired: 0,
  read: null,
  by: null,
  at: null,
  openedAs: 0,
  closedAs: 0,
  past: false,
})

export const withTask = (
  { tasks }: CaseContext,
  id: string,
  change: (task: Task) => Partial<Task>,
): { tasks: readonly Task[] } => ({
  tasks: tasks.map((task) => (task.id === id ? { ...task, ...change(task) } : task)),
})

interface Closing {
  readonly by: Person | null
  readonly at: Moment
}

export const closed = (of: CaseContext, id: string, state: TaskState, { by, at }: Closing) =>
  withTask(of, id, () => ({ state, by, at, closedAs: of.length }))

const cancelled = (task: Task): Task =>
  isActive(task) ? { ...task, state: 'cancelled', was: task.state } : task

/** A step that was decided: what is still active in it is cancelled. */
export function stepLeft(of: CaseContext, { step, result }: EventOf<'left'>): Change {
  const record = of.steps[step]
  if (!record || record.kind === 'branch') return {}
  return {
    steps: { ...of.steps, [step]: { ...record, state: result } },
    tasks: of.tasks.map((task) => (task.step === step ? cancelled(task) : task)),
  }
}

/** Steps that are walked again: they are as if the walk had never come to them, and their tasks count no more. */
export function cleared(
  { steps, tasks }: CaseContext,
  ids: readonly string[],
): Pick<CaseContext, 'steps' | 'tasks'> {
  return {
    steps: Object.fromEntries(Object.entries(steps).filter(([id]) => !ids.includes(id))),
    tasks: tasks.map((task) => (ids.includes(task.step) ? { ...cancelled(task), past: true } : task)),
  }
}

/** A signer who was added and is taken out again, with everybody that hangs on them. */
export function removed(of: CaseContext, { task: id, by, at }: EventOf<'removed'>): Change {
  const family = new Set([id, ...familyOf(of, { id }).map((task) => task.id)])
  return {
    tasks: of.tasks.map((task) =>
      family.has(task.id) && isActive(task) ? { ...task, state: 'removed', by, at } : task,
    ),
  }
}
