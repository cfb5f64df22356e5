import type { Tone } from '#design-system/tag/tag.tsx'
import type { StepShown } from '#domain/workflow/calls.ts'

export type StepState = StepShown['state']

/** How a step of a case stands, in a word. */
export const stepWords: Readonly<Record<StepState, string>> = {
  passed: '已通过',
  open: '办理中',
  rejected: '已驳回',
  ahead: '未到达',
  beside: '不经过',
}

/** The same as a colour; without one where nothing happened yet. */
export const stepTones: Readonly<Partial<Record<StepState, Tone>>> = {
  passed: 'success',
  open: 'accent',
  rejected: 'danger',
}
