import type { Timer } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import type { Deadline, Moment, Picks, Task } from './approval.case.ts'

/** A task as it is made, before it opens. */
export interface NewTask extends Pick<Task, 'id' | 'step' | 'person' | 'actsFor' | 'kind' | 'parent'> {
  /** The same person approved an earlier step. */
  readonly skipped?: boolean
}

/** All deadlines of a task, those to come set anew: so many working hours were left of the last. */
interface MovedTask {
  readonly task: string
  readonly left: number
  readonly deadlines: readonly Deadline[]
}

/** The end of a public notice that has so many working days left. */
interface MovedNotice {
  readonly step: string
  readonly left: number
  readonly until: Moment
}

interface By {
  readonly by: Person
}
interface OnTask extends By {
  readonly task: string
  readonly comment: string
}

/** What happened, with all that has to be known to tell the case again without its definition. */
export type Fact =
  // What people did.
  | (By & {
      type: 'started'
      readonly definition: { readonly id: string; readonly version: number }
      readonly picks: Picks
    })
  | (OnTask & {
      type: 'approved'
      readonly picks: Picks
      /** The stored hand signature and the stored seal, where the step takes them. */
      readonly signature: string | null
      readonly seal: string | null
    })
  | (OnTask & { type: 'rejected' })
  /** `to` is null for the starter; `clears` names the steps that are walked again. */
  | (OnTask & { type: 'returned'; readonly to: string | null; readonly clears: readonly string[] })
  | (By & { type: 'resubmitted'; readonly picks: Picks })
  | (By & { type: 'withdrawn'; readonly comment: string })
  /** `waits` names the tasks that were opened since, in the same step. */
  | (OnTask & { type: 'reclaimed'; readonly clears: readonly string[]; readonly waits: readonly string[] })
  /** `actsFor` is whom the receiver stands in for; left out for nobody, as in a log of before it was kept. */
  | (OnTask & { type: 'transferred'; readonly to: Person; readonly actsFor?: Person })
  | (OnTask & { type: 'delegated'; readonly child: NewTask })
  | (OnTask & { type: 'handed-back' })
  | (OnTask & { type: 'added'; readonly children: readonly NewTask[] })
  | (OnTask & { type: 'removed' })
  | { type: 'copied'; readonly by: Person | null; readonly people: readonly Person[] }
  /** Somebody looked at their open tasks. */
  | (By & { type: 'read' })
  | (By & { type: 'urged' })
  | (By & { type: 'objected'; readonly step: string; readonly text: string; readonly child: NewTask })
  /** By nobody where a step has nobody who could act. */
  | { type: 'suspended'; readonly by: Person | null; readonly comment: string }
  /** A log of before deadlines were moved names none, and they stand as they were. */
  | (By & {
      type: 'activated'
      /** The working hours that the case stood still. */
      readonly stood?: number
      readonly tasks?: readonly MovedTask[]
      readonly notices?: readonly MovedNotice[]
    })
  | (By & { type: 'terminated'; readonly comment: string })
  | (By & { type: 'voided'; readonly comment: string })
  | (By & { type: 'moved'; readonly version: number })
  // What the clock did.
  | {
      type: 'timed-out'
      readonly task: string
      readonly act: Timer['act']
      readonly to: Person | null
      readonly actsFor?: Person
    }
  | { type: 'notice-closed'; readonly step: string }
  // What followed.
  | {
      type: 'entered'
      readonly step: string
      readonly kind: 'approve' | 'cc'
      readonly tasks: readonly NewTask[]
    }
  | {
      type: 'notice-opened'
      readonly step: string
      readonly until: Moment
      /** Working days; a log of before they were kept has none. */
      readonly days?: number
    }
  | { type: 'branched'; readonly step: string; readonly chosen: number }
  /** `to` is who takes it over for `actsFor` at its opening; left out where it stays with whom it was made for. */
  | {
      type: 'opened'
      readonly task: string
      readonly deadlines: readonly Deadline[]
      readonly to?: Person
      readonly actsFor?: Person
    }
  | { type: 'left'; readonly step: string; readonly result: 'passed' | 'rejected' }
  | { type: 'ended'; readonly outcome: 'approved' | 'rejected' }

/** One line of the log. */
export type ApprovalEvent = Fact & { readonly at: Moment }

export type EventOf<Type extends ApprovalEvent['type']> = Extract<ApprovalEvent, { type: Type }>
