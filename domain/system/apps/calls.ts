import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { arranged, collected, collectionAsked, opened, servicesAsked } from './asked.ts'

/** Something that somebody may open, with what they did with it. */
export interface KnownService {
  readonly code: string
  readonly name: string
  readonly icon: string
  readonly category: string
  /** `1` outside of the portal, at `menuLink`; else within, at `path`. */
  readonly openType: string
  readonly path: string
  readonly menuLink: string
  readonly collected: boolean
  readonly uses: number
  readonly lastAt: string | null
}

export const appCalls = {
  /** Everything the person may open. */
  all: defineCall<z.input<typeof servicesAsked>, readonly KnownService[]>({
    method: 'GET',
    path: 'base/appName/getUserApp',
    access: 'signed-in',
    title: '我可以用的应用',
    reply: 'list',
  }),
  /** What the person opened last, the latest first; twelve at most. */
  used: defineCall<z.input<typeof servicesAsked>, readonly KnownService[]>({
    method: 'GET',
    path: 'base/appName/getUserUsedApp',
    access: 'signed-in',
    title: '我用过的应用',
    reply: 'list',
  }),
  /** What the person collected, in their order. */
  collected: defineCall<z.input<typeof collectionAsked>, readonly KnownService[]>({
    method: 'GET',
    path: 'base/appName/getUserCollection',
    access: 'signed-in',
    title: '我收藏的应用',
    reply: 'list',
  }),
  use: defineCall<z.input<typeof opened>, void>({
    method: 'POST',
    path: 'base/appName/use',
    access: 'signed-in',
    title: '记下用过的应用',
    reply: 'nothing',
  }),
  /** Puts a service on the person's home page, at its end, or takes it off. */
  collect: defineCall<z.input<typeof collected>, void>({
    method: 'POST',
    path: 'base/appName/collect',
    access: 'signed-in',
    title: '收藏应用',
    reply: 'nothing',
  }),
  arrange: defineCall<z.input<typeof arranged>, void>({
    method: 'POST',
    path: 'base/appName/arrange',
    access: 'signed-in',
    title: '排列我的应用',
    reply: 'nothing',
  }),
}
