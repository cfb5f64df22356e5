import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Spoken } from '#domain/kernel/phrase.ts'
import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import type { Counted, CountedDays } from '#domain/kits/school-hours.ts'
import type {
  caseActed,
  caseAsked,
  caseRead,
  colleagueAsked,
  decidedMany,
  inboxAsked,
  pictureAsked,
  previewAsked,
} from './asked.ts'
import type { DrawnStep } from './picture.ts'
import type { CaseState, StepKind, TaskKind, TaskState, Verb } from './words.ts'

/** A task as the trace shows it. */
export interface TaskShown {
  readonly id: string
  readonly person: string
  /** Whom the person stands in for. */
  readonly actsFor: string | null
  readonly kind: TaskKind
  readonly state: TaskState
  readonly openedAt: string | null
  readonly dueAt: string | null
  /** How the deadline is counted by the calendar as it stands; null where it has none, or nobody waits for it any more. */
  readonly counted: Counted | null
  readonly closedAt: string | null
}

/** A public notice that stands: until when, and how that is counted by the calendar as it is. */
export interface StandingShown {
  readonly until: string
  readonly counted: CountedDays
}

/** A step of the way, walked or to come. Steps inside branches are one level deeper. */
export interface StepShown {
  readonly id: string
  readonly kind: StepKind
  readonly title: string
  readonly depth: number
  readonly state: 'passed' | 'open' | 'rejected' | 'ahead' | 'beside'
  readonly tasks: readonly TaskShown[]
  /** Null of any other step, and once its days are over. */
  readonly notice: StandingShown | null
}

/** One line of the log, in words. */
export interface EventShown {
  readonly serial: number
  readonly at: string
  /** Null for the clock. */
  readonly by: string | null
  readonly verb: Verb
  readonly step: string | null
  /** To whom it was handed on, who was added or copied. */
  readonly people: readonly string[]
  readonly comment: string | null
  /** Of an activation: the working hours that the case stood still, by which its deadlines were moved; else null. */
  readonly stood: number | null
  /** By hand, under an approval. */
  readonly signature: SignatureDrawing | null
  /** The words of the seal under an approval. */
  readonly seal: string | null
}

/** A step whose people somebody picks. */
export interface StepToPick {
  readonly id: string
  readonly title: string
}

/** What an approval takes at the step of the asker. */
export interface Takes {
  readonly signature: boolean
  /** The words of the seal; empty where the college has none yet, null where none is asked for. */
  readonly seal: string | null
  readonly picks: readonly StepToPick[]
  /** Fields of the form that may be written. */
  readonly writes: readonly string[]
}

/** All there is to see of a case, and what the asker may do. */
export interface CaseTrace {
  readonly id: string
  readonly title: string
  readonly state: CaseState
  readonly resource: string
  readonly rowId: string
  /** The row by field, as far as the asker may see it. */
  readonly row: Readonly<Record<string, unknown>>
  readonly starter: string
  readonly startedAt: string
  readonly steps: readonly StepShown[]
  readonly events: readonly EventShown[]
  /** The asker's own task that is open, and what may be done with it and with the case. */
  readonly task: string | null
  readonly may: readonly Verb[]
  /** The same with the task, or the notice, that each is about. */
  readonly offers: readonly { readonly verb: Verb; readonly task?: string; readonly step?: string }[]
  /** What approving takes beside a yes; null where the asker has nothing to decide. */
  readonly takes: Takes | null
  /** What may be said at a touch; null where the asker has nothing to decide. */
  readonly phrases: { readonly process: readonly string[]; readonly own: readonly string[] } | null
  /** Steps that it may be returned to, the latest first. */
  readonly returnable: readonly { readonly id: string; readonly title: string }[]
}

/** A step that an application would go through, were it handed in now. */
export interface StepForeseen {
  readonly id: string
  readonly kind: 'approve' | 'cc' | 'notice'
  readonly title: string
  readonly people: readonly string[]
  readonly from: string
  readonly due: string | null
  /** How the deadline was counted, line by line of the school's time. */
  readonly counted: Counted | null
  /** The same of a notice, whose end is counted by working days. */
  readonly countedDays: CountedDays | null
}

/** Who would decide, and by when; or why it cannot be handed in. */
export type CaseForeseen =
  | {
      readonly steps: readonly StepForeseen[]
      readonly ends: string
      /** Steps whose people the sender picks, with those picked so far. */
      readonly picks: readonly (StepToPick & { readonly people: readonly Colleague[] })[]
    }
  | { readonly refused: string }

/** A case among one's own. */
export interface InboxItem {
  readonly id: string
  readonly title: string
  readonly model: string
  /** Of the student whom it is about: the name, with the class. */
  readonly student: string | null
  readonly resource: string
  readonly rowId: string
  /** What the form says in short: the fields that are set for its process, by their names. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly state: CaseState
  readonly step: string | null
  readonly starter: string
  /** When it reached the asker; of one's own, when it was handed in. */
  readonly at: string
  readonly dueAt: string | null
  readonly task: string | null
  /** Why the task is there; null in the other boxes. */
  readonly kind: TaskKind | null
  readonly read: boolean
}

/** Somebody whom a task may be handed to. */
export interface Colleague {
  readonly id: string
  readonly label: string
}

export interface DecidedMany {
  readonly done: number
  readonly failed: readonly (Spoken & { readonly id: string; readonly title: string })[]
}

export const workflowCalls = {
  trace: defineCall<z.input<typeof caseAsked>, CaseTrace>({
    method: 'GET',
    path: 'workflow/case/trace',
    access: 'signed-in',
    title: '流程跟踪',
  }),
  /** Its steps as they stand to one another; how each stands is told by the trace. */
  picture: defineCall<z.input<typeof pictureAsked>, readonly DrawnStep[]>({
    method: 'GET',
    path: 'workflow/case/picture',
    access: 'signed-in',
    title: '流程图',
    reply: 'list',
  }),
  act: defineCall<z.input<typeof caseActed>, CaseTrace>({
    method: 'POST',
    path: 'workflow/case/act',
    access: 'signed-in',
    title: '办理流程',
  }),
  read: defineCall<z.input<typeof caseRead>, null>({
    method: 'POST',
    path: 'workflow/case/read',
    access: 'signed-in',
    title: '阅知流程',
    reply: 'nothing',
  }),
  preview: defineCall<z.input<typeof previewAsked>, CaseForeseen>({
    method: 'GET',
    path: 'workflow/case/preview',
    access: 'signed-in',
    title: '预览审批过程',
  }),
  decideMany: defineCall<z.input<typeof decidedMany>, DecidedMany>({
    method: 'POST',
    path: 'workflow/case/decideMany',
    access: 'signed-in',
    title: '批量审批',
  }),
  colleagues: defineCall<z.input<typeof colleagueAsked>, readonly Colleague[]>({
    method: 'GET',
    path: 'workflow/colleague/getSelect',
    access: 'signed-in',
    title: '选择办理人员',
    reply: 'options',
  }),
  inbox: defineCall<z.input<typeof inboxAsked>, Page<InboxItem>>({
    method: 'GET',
    path: 'workflow/inbox/page',
    access: 'signed-in',
    title: '我的流程',
    reply: 'page',
  }),
}
