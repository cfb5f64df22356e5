import type { z } from 'zod'
import { defineCall, definePublicCall } from '#domain/kernel/call.ts'
import type { beatAsked, pairedAsked, screenAsked } from './asked.ts'
import type { WallCode, WallShown } from './screens.ts'

export interface Pairing {
  /** Six digits, for an administrator to enter. */
  readonly code: string
  readonly secret: string
  /** Seconds that the code is good for. */
  readonly expiresIn: number
}

/** What a wall is to show, and since when it is to be loaded anew. */
export interface WallOrders {
  readonly name: string
  readonly screens: readonly WallCode[]
  /** Seconds that a screen stays, and those of the screens that stay for another time. */
  readonly dwell: number
  readonly dwells: Readonly<Partial<Record<WallCode, number>>>
  /** `07:00`; null where it shows all day. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly look: 'dark' | 'light'
  readonly reloadAt: string | null
}

/** How a display does, for those who look after them: without what is hidden from the asker. */
export interface WatchedWall {
  readonly id: string
  readonly name?: string
  readonly state?: 'unpaired' | 'online' | 'offline' | null
  /** What it shows, or showed when it was last heard of; null while it is dark. */
  readonly showing?: WallCode | null
  readonly look?: WallOrders['look']
  readonly lastSeenAt?: string | null
}

export const wallCalls = {
  /** Every display, by name. */
  watch: defineCall<undefined, readonly WatchedWall[]>({
    method: 'GET',
    path: 'system/wall/watch',
    access: 'system.wall:view',
    title: '大屏运行情况',
    reply: 'list',
    passive: true,
  }),
  /** What a screen shows, at a desk. */
  preview: defineCall<z.input<typeof screenAsked>, WallShown>({
    method: 'GET',
    path: 'system/wall/preview',
    access: 'system.wall:view',
    title: '大屏画面预览',
    passive: true,
  }),
  /** All figures of a screen: of anyone where the college opens its walls, else of a display with a token. */
  show: definePublicCall<z.input<typeof screenAsked>, WallShown>({
    method: 'GET',
    path: 'base/openApi/wall/show',
    title: '大屏数据',
  }),
  pair: definePublicCall<undefined, Pairing>({
    method: 'POST',
    path: 'base/openApi/wall/pair',
    title: '大屏配对：取配对码',
  }),
  /** The token, once, when an administrator has entered the code. */
  paired: definePublicCall<
    z.input<typeof pairedAsked>,
    { readonly state: 'waiting' | 'paired' | 'gone'; readonly token: string | null }
  >({ method: 'POST', path: 'base/openApi/wall/paired', title: '大屏配对：领取令牌' }),
  beat: definePublicCall<z.input<typeof beatAsked>, WallOrders>({
    method: 'POST',
    path: 'base/openApi/wall/beat',
    title: '大屏在线上报',
  }),
}
