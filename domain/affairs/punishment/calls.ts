import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'

/** How a student stands towards the removal of a punishment, as of today. */
export interface RemovalStanding {
  /** The day from which the term runs: that of the delivery, or of the latest violation or punishment since. */
  readonly began: string
  /** Days of the term. */
  readonly termDays: number
  readonly servedDays: number
  /** The first day on which the removal may be asked for. */
  readonly removableOn: string
  /** Violations since the delivery, and other punishments. */
  readonly laterViolations: number
  readonly laterPunishments: number
  /** Whether the removal may be asked for today. */
  readonly due: boolean
}

export const punishmentCalls = {
  removal: defineCall<z.input<typeof oneId>, RemovalStanding>({
    method: 'GET',
    path: 'affairs/punishment/removal',
    access: 'affairs.punishment:view',
    title: '违纪处分：解除条件',
  }),
}
