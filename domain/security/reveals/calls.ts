import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { pageAsked } from '#domain/kernel/own-page.ts'
import type { Page } from '#domain/kernel/page.ts'

/** Somebody saw a value of one's own whole. */
export interface Reveal {
  readonly id: string
  readonly userName: string
  readonly field: string
  readonly purpose: string
  readonly createdAt: string
}

export const revealCalls = {
  /** The last first. */
  ofMe: defineCall<z.input<typeof pageAsked>, Page<Reveal>>({
    method: 'GET',
    path: 'security/revealRecord/mine',
    access: 'signed-in',
    title: '谁查看过我的完整信息',
    reply: 'page',
  }),
}
