import type { z } from 'zod'
import { definePublicCall } from '#domain/kernel/call.ts'
import type { surveyAnswered } from './answered.ts'
import type { Question } from './question.ts'

/** The survey of the college. */
export interface Survey {
  readonly id: string
  readonly title: string
  readonly introduction: string
  readonly questions: readonly Question[]
  readonly anonymous: boolean
  /** `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly opensAt: string
  readonly closesAt: string
  readonly state: 'waiting' | 'open' | 'closed'
}

/** As anybody may see it: without questions unless it is open and not yet answered here. */
export interface SurveyHere extends Survey {
  readonly answered: boolean
}

/** By POST both: the first may set the cookie of the device, the second writes. */
export const surveyCalls = {
  current: definePublicCall<undefined, SurveyHere | null>({
    method: 'POST',
    path: 'base/openApi/survey/current',
    title: '当前问卷',
  }),
  answer: definePublicCall<z.input<typeof surveyAnswered>, { readonly answered: boolean }>({
    method: 'POST',
    path: 'base/openApi/survey/answer',
    title: '提交问卷',
  }),
}
