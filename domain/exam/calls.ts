import { defineCall } from '#domain/kernel/call.ts'

/** An examination that has been announced. */
export interface Examination {
  readonly id: string
  readonly title: string
  readonly place: string | null
  readonly startsAt: string
  readonly endsAt: string
  readonly open: boolean
}

export const examCalls = {
  announced: defineCall<undefined, readonly Examination[]>({
    method: 'GET',
    path: 'exam/session/announced',
    access: 'signed-in',
    title: '已公布的考试',
    reply: 'list',
  }),
}
