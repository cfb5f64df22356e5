import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { appliedAsked } from './asked.ts'

/** Something a person applied for, wherever it is decided. */
export interface Applied {
  readonly id: string
  /** What was applied for: `奖学金申请`. */
  readonly service: string
  readonly title: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly appliedAt: string
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
  /** Where in the portal it is followed. */
  readonly href: string
}

export const appliedCalls = {
  /** In all areas, the latest first. */
  mine: defineCall<z.input<typeof appliedAsked>, readonly Applied[]>({
    method: 'GET',
    path: 'base/service/applied',
    access: 'signed-in',
    title: '我申请过的服务',
    reply: 'list',
  }),
}
