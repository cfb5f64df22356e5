import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { durationsAsked } from './durations-asked.ts'

/** How long a step took, from when a task reached somebody until a yes or a no, which the clock may have said for them. */
export interface StepDuration {
  readonly step: string
  /** As it was called when it was last decided. */
  readonly title: string
  readonly decided: number
  /** In milliseconds by the clock on the wall: half of the decisions took no longer, and nine of ten. */
  readonly half: number
  readonly most: number
  /** Decided after their deadline. */
  readonly late: number
}

export const durationsCalls = {
  durations: defineCall<z.input<typeof durationsAsked>, readonly StepDuration[]>({
    method: 'GET',
    path: 'workflow/model/durations',
    access: 'workflow.model:view',
    title: '查看流程办理用时',
    reply: 'list',
  }),
}
