import type { z } from 'zod'
import type { AppContext } from '#server/core/app-context.ts'

/** A task as the one who does it knows it. */
export interface Task {
  readonly id: string
  readonly tenantId: string
  readonly kind: string
  readonly label: string
  /** How often it was begun, this time included. */
  readonly attempts: number
  /** Who asked for it; null for what the app does by itself. */
  readonly userId: string | null
}

export interface Work<Params = unknown> {
  readonly app: AppContext
  readonly task: Task
  readonly params: Params
  /** Tells how far it is, now and then; it never waits, and may be called for every row. */
  readonly progress: (done: number, total: number | null, note?: string) => void
  /** True once nobody waits for it any more: it was cancelled, took too long, or another machine has it now. */
  readonly cancelled: () => boolean
}

/** What a task leaves behind; small, for it is kept with the task. */
export type Result = Readonly<Record<string, unknown>> | undefined

/** Thrown by a handler that was called so many milliseconds too early: the task waits for so long and is begun anew. */
export class NotYet extends Error {
  readonly early: number
  constructor(early: number) {
    super('The moment of this task has not come.')
    this.early = early
  }
}

/**
 * Does one kind of task. It may be called more than once for one task, at worst at the same time on two machines:
 * what it writes must bear that, by a key or by asking what is there already.
 */
export interface Handler {
  readonly params: z.ZodType
  // biome-ignore lint/suspicious/noExplicitAny: its own params; `handles` has checked them against its schema
  readonly run: (work: Work<any>) => Promise<Result>
}

export const handles = <Params>(
  params: z.ZodType<Params>,
  run: (work: Work<Params>) => Promise<Result>,
): Handler => ({ params, run })

/** Kept with the task; its `note` is a sentence for those who run the portal, told beside the job. */
type ScheduledResult = (object & { readonly note?: string }) | undefined

/** What a schedule does for one college. */
export type ScheduledWork = (app: AppContext, tenantId: string) => Promise<ScheduledResult>
