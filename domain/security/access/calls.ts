import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Explanation } from '#domain/security/explanation.ts'
import type { explanationAsked, viewBegun } from './asked.ts'

/** As whom an administrator sees the portal, and until when. */
export interface Viewing {
  /** The ticket that goes with every call. */
  readonly id: string
  readonly account: string
  readonly name: string
  /** ISO 8601. */
  readonly until: string
}

/** Somebody saw the portal as the asker. */
export interface ViewOfMe {
  readonly id: string
  readonly viewerName: string
  readonly reason: string
  readonly createdAt: string
}

export const accessCalls = {
  /** Why a user sees a row, and what of its field. */
  explain: defineCall<z.input<typeof explanationAsked>, Explanation>({
    method: 'GET',
    path: 'system/access/explain',
    access: 'signed-in',
    title: '为什么能看到',
  }),
  /** A ticket, good for a quarter of an hour, to see the portal as one user does. */
  view: defineCall<z.input<typeof viewBegun>, Viewing>({
    method: 'POST',
    path: 'system/access/viewAs',
    access: 'system.user-authorisation:update',
    title: '以他人身份查看',
  }),
  /** Gives the ticket back before its time. */
  endView: defineCall<z.input<typeof oneId>, null>({
    method: 'POST',
    path: 'system/access/endView',
    access: 'signed-in',
    title: '结束以他人身份查看',
    reply: 'nothing',
  }),
  /** The last fifty times. */
  viewsOfMe: defineCall<undefined, readonly ViewOfMe[]>({
    method: 'GET',
    path: 'system/access/viewsOfMe',
    access: 'signed-in',
    title: '谁以我的身份查看过',
    reply: 'list',
  }),
}
