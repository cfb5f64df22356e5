import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { StepToPick } from './calls.ts'
import type { myTaskSelectAsked, taskSelectAsked } from './task-asked.ts'

/** A task of a process, to choose from. */
export interface TaskOption extends Pick<StepToPick, 'id'> {
  readonly label: string
}

export const taskCalls = {
  select: defineCall<z.input<typeof taskSelectAsked>, readonly TaskOption[]>({
    method: 'GET',
    path: 'workflow/task/getTaskSelect',
    access: 'signed-in',
    title: '流程的任务',
    reply: 'options',
  }),
  mine: defineCall<z.input<typeof myTaskSelectAsked>, readonly TaskOption[]>({
    method: 'GET',
    path: 'workflow/task/getMyTaskSelect',
    access: 'signed-in',
    title: '我在流程中的任务',
    reply: 'options',
  }),
}
