import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { CountedDays } from '#domain/kits/school-hours.ts'
import type { noticesAsked, objectionMade } from './notice-asked.ts'

/** What everybody of the college may read of a case while it is shown in public: what its step names, and nothing else. */
export interface NoticeShown {
  /** Of the case. */
  readonly id: string
  readonly step: string
  readonly title: string
  /** The process. */
  readonly process: string
  /** Whom it is about, where the step shows it; in part where the step says so. */
  readonly student: string | null
  /** Until when, and until when one may object. */
  readonly until: string
  /** How its end is counted, day by day. */
  readonly counted: CountedDays
  readonly resource: string
  readonly row: Readonly<Record<string, unknown>>
  /** `may`: the reader may object; `made`: they have. */
  readonly objection: 'may' | 'made' | 'none'
}

export const noticeCalls = {
  page: defineCall<z.input<typeof noticesAsked>, Page<NoticeShown>>({
    method: 'GET',
    path: 'workflow/notice/page',
    access: 'signed-in',
    title: '公示',
    reply: 'page',
  }),
  object: defineCall<z.input<typeof objectionMade>, null>({
    method: 'POST',
    path: 'workflow/notice/object',
    access: 'signed-in',
    title: '提出异议',
    reply: 'nothing',
  }),
}
