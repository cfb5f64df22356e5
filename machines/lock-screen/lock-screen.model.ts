import type { TestModel } from '#machines/test-model.ts'

/** Seconds without a touch that a desk may be set to. */
export const limits = [30, 60, null] as const
/** Seconds without a touch, round about those. */
export const idleTimes = [0, 29, 30, 59, 3_600] as const

/** What can happen to a desk of that limit at which nobody has been for so long. */
export const lockScreenModel = (limit: number | null, idle: number): TestModel => ({
  input: { idle: () => idle, limit },
  events: [
    ...idleTimes.map((idle) => ({ type: 'TOUCHED', idle })),
    ...limits.map((limit) => ({ type: 'SET', limit })),
    { type: 'LOCKED' },
    { type: 'UNLOCKED' },
  ],
  outputs: {},
})
