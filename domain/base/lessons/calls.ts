import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { daysAsked } from '#domain/kits/days-asked.ts'

export interface Lesson {
  readonly id: string
  readonly subject: string
  readonly teacher: string
  readonly className: string
  readonly venue: string | null
  readonly fromSection: number
  readonly toSection: number
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** What a day is, and which lessons the person has on it. */
export interface LessonDay {
  readonly date: string
  /** Nothing outside the terms. */
  readonly term: string | null
  readonly week: number | null
  readonly dayOfWeek: number
  readonly kind: string | null
  readonly dayOfWeekAs: string | null
  readonly note: string | null
  readonly lessons: readonly Lesson[]
}

export const lessonCalls = {
  mine: defineCall<z.input<typeof daysAsked>, readonly LessonDay[]>({
    method: 'GET',
    path: 'base/lesson/mine',
    access: 'signed-in',
    title: '我的课表',
    reply: 'list',
  }),
}
