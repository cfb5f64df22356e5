import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { noticeCategories } from '#domain/system/notice.ts'
import type { audienceAsked, noticesAsked, peopleAsked, receiptsAsked } from './asked.ts'

export interface OwnNotice {
  readonly id: string
  readonly title: string
  readonly category: keyof typeof noticeCategories.labels
  readonly pinned: boolean
  readonly mustRead: boolean
  readonly publishedAt: string
  readonly publisher: string
  readonly readAt: string | null
}

export interface WholeNotice extends OwnNotice {
  readonly body: string
  readonly attachments: string | null
}

/** Somebody a notice is for. */
export interface NoticeReader {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly place: string | null
  readonly readAt: string | null
}

interface Reached {
  readonly count: number
}

const update = 'system.notice:update'

export const noticeCalls = {
  /** Pinned ones first, then the latest. */
  mine: defineCall<z.input<typeof noticesAsked>, Page<OwnNotice>>({
    method: 'GET',
    path: 'base/notice/mine',
    access: 'signed-in',
    title: '我的通知公告',
    reply: 'page',
  }),
  /** What does not stand before the asker does not exist for them. */
  one: defineCall<z.input<typeof oneId>, WholeNotice>({
    method: 'GET',
    path: 'base/notice/getOne',
    access: 'signed-in',
    title: '通知公告',
  }),
  read: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'base/notice/read',
    access: 'signed-in',
    title: '通知公告：已读',
    reply: 'nothing',
  }),
  /** How many people an audience reaches, before anything is published. */
  reach: defineCall<z.input<typeof audienceAsked>, Reached>({
    method: 'POST',
    path: 'system/notice/reach',
    access: update,
    title: '通知公告会到达多少人',
  }),
  /** By part of their name or account, or by their ids. */
  people: defineCall<z.input<typeof peopleAsked>, readonly { readonly id: string; readonly label: string }[]>(
    {
      method: 'GET',
      path: 'system/notice/people',
      access: update,
      title: '查找通知对象',
      reply: 'list',
    },
  ),
  /** Those who have come last first. */
  receipts: defineCall<z.input<typeof receiptsAsked>, Page<NoticeReader> & { readonly read: number }>({
    method: 'GET',
    path: 'system/notice/receipts',
    access: 'system.notice:view',
    title: '通知公告的阅读情况',
    reply: 'page',
  }),
}
