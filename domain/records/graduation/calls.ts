import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { countsAsked } from './asked.ts'

export interface AuditCounts {
  /** The batches that have students within reach, the latest first. */
  readonly batches: readonly { readonly id: string; readonly name: string }[]
  readonly batchId: string | null
  /** Students by state, and by what they are proposed: of no conclusion `none`. */
  readonly states: Readonly<Record<string, number>>
  readonly proposed: Readonly<Record<string, number>>
  /** Students by the condition that they do not meet. */
  readonly unmet: Readonly<Record<string, number>>
}

export const graduationCalls = {
  /** How the students within reach stand; without `batchId`, of the latest batch. */
  counts: defineCall<z.input<typeof countsAsked>, AuditCounts>({
    method: 'GET',
    path: 'records/graduateAudit/counts',
    access: 'records.graduate-audit:recheck',
    title: '毕业审核人数',
  }),
}
