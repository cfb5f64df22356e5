import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { countsAsked } from './asked.ts'
import type { RegistrationState } from './words.ts'

export interface RegistrationCounts {
  /** The batches that have students within reach, the latest first. */
  readonly batches: readonly { readonly id: string; readonly name: string }[]
  readonly batchId: string | null
  /** `2026-09-20`: the last day of registering in time. */
  readonly registerTo: string | null
  readonly counts: Readonly<Record<RegistrationState, number>>
  /** How many owe tuition and are not registered. */
  readonly owing: number
}

export const registrationCalls = {
  /** How many of the students within reach are in each state; without `batchId`, of the latest batch. */
  counts: defineCall<z.input<typeof countsAsked>, RegistrationCounts>({
    method: 'GET',
    path: 'records/registration/counts',
    access: 'records.registration:report',
    title: '报到注册人数',
  }),
}
