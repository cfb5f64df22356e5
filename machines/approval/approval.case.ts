import type { Timer } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import type { TaskKind, TaskState } from '#domain/workflow/words.ts'

/** `2026-09-01 08:00:00` in the school's zone: moments sort as they are written. */
export type Moment = string

/** A deadline of a task. */
export interface Deadline {
  readonly due: Moment
  readonly act: Timer['act']
}

/** What one person is asked for in one step. */
export interface Task {
  readonly id: string
  readonly step: string
  readonly person: Person
  /** Whom the person stands in for by a standing entrust. */
  readonly actsFor: Person | null
  readonly kind: TaskKind
  /** The task it was delegated from or added to. */
  readonly parent: string | null
  readonly state: TaskState
  /** The state before it was cancelled, to which a reclaim brings it back. */
  readonly was: TaskState | null
  readonly opened: Moment | null
  readonly deadlines: readonly Deadline[]
  /** From when the last of them is counted after a suspension, and how many working hours; null where it is since the opening. */
  readonly resumed: { readonly from: Moment; readonly hours: number } | null
  /** How many of the deadlines have passed and been acted on. */
  readonly fired: number
  readonly read: Moment | null
  /** Who closed it, which for a deadline is nobody, and when. */
  readonly by: Person | null
  readonly at: Moment | null
  /** Places in the log: of its opening and of its closing. */
  readonly openedAs: number
  readonly closedAs: number
  /** Belongs to a walk that was taken back, and counts no more. */
  readonly past: boolean
}

/** A step that the walk has come to. */
export type StepRecord =
  | { readonly kind: 'approve' | 'cc'; readonly state: StepState }
  | {
      readonly kind: 'notice'
      readonly state: StepState
      readonly opened: Moment
      readonly until: Moment
      /** How many working days it stands; null where its log does not say. */
      readonly days: number | null
      /** From when the working days that were left are counted after a suspension; null where it was not suspended. */
      readonly resumed: { readonly from: Moment; readonly days: number } | null
      /** Its days are over. */
      readonly over: boolean
      readonly objectors: readonly string[]
    }
  /** `chosen` counts the branches from 0; the last of all is `otherwise`. */
  | { readonly kind: 'branch'; readonly state: 'passed'; readonly chosen: number }

type StepState = 'open' | 'passed' | 'rejected'

export interface Copy {
  readonly person: Person
  readonly at: Moment
}

/** A case as its log tells it. */
export interface CaseContext {
  readonly definition: { readonly id: string; readonly version: number } | null
  readonly starter: Person | null
  readonly tasks: readonly Task[]
  /** Steps that the walk has come to, by id; those that it has not are not here. */
  readonly steps: Readonly<Record<string, StepRecord>>
  readonly copies: readonly Copy[]
  /** Who was picked for a step, by its id. */
  readonly picks: Picks
  readonly urged: Moment | null
  readonly suspendedFrom: 'reviewing' | 'returned'
  readonly suspendedAt: Moment | null
  /** How many events the log has, and which of them was the last submission. */
  readonly length: number
  readonly submittedAs: number
}

export type Picks = Readonly<Record<string, readonly Person[]>>

export const emptyCase: CaseContext = {
  definition: null,
  starter: null,
  tasks: [],
  steps: {},
  copies: [],
  picks: {},
  urged: null,
  suspendedFrom: 'reviewing',
  suspendedAt: null,
  length: 0,
  submittedAs: 0,
}

/** A task that nobody has closed: it waits, is open, is blocked by another one, or comes back after a correction. */
export const isActive = ({ state, past }: Task) =>
  !past && (state === 'waiting' || state === 'open' || state === 'blocked' || state === 'returned')

/** A task that this person could act on and has not looked at. */
export const isUnread = ({ state, person, read, past }: Task, { id }: Person) =>
  state === 'open' && !past && read === null && person.id === id

export const tasksIn = ({ tasks }: CaseContext, step: string) =>
  tasks.filter((task) => task.step === step && !task.past)

export const taskOf = ({ tasks }: CaseContext, id: string) => tasks.find((task) => task.id === id)

export const childrenOf = ({ tasks }: CaseContext, { id }: Pick<Task, 'id'>) =>
  tasks.filter(({ parent, past }) => parent === id && !past)

/** Those added to it or delegated from it, and what hangs on them. */
export const familyOf = (of: CaseContext, task: Pick<Task, 'id'>): readonly Task[] =>
  childrenOf(of, task).flatMap((child) => [child, ...familyOf(of, child)])

/** Whether somebody else has to act before it comes back. */
export const isHeldUp = (of: CaseContext, task: Task) =>
  childrenOf(of, task).some(
    (child) => (child.kind === 'delegated' || child.kind === 'before') && isActive(child),
  )
