import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import type { desktopSaved } from './saved.ts'

/** The person's own desktop, or that of the role. */
export interface Desktop {
  readonly cards: Layout
  /** False while it is that of the role. */
  readonly own: boolean
  /** That of the role. */
  readonly usual: Layout
}

export interface Figures {
  readonly counts: readonly { readonly name: string; readonly label: string; readonly value: number }[]
  readonly departments: readonly { readonly name: string; readonly students: number }[]
}

export const desktopCalls = {
  mine: defineCall<undefined, Desktop>({
    method: 'GET',
    path: 'base/desktop/mine',
    access: 'signed-in',
    title: '我的桌面',
  }),
  save: defineCall<z.input<typeof desktopSaved>, Desktop>({
    method: 'POST',
    path: 'base/desktop/save',
    access: 'signed-in',
    title: '保存桌面',
  }),
  reset: defineCall<undefined, Desktop>({
    method: 'POST',
    path: 'base/desktop/reset',
    access: 'signed-in',
    title: '恢复默认桌面',
  }),
  figures: defineCall<undefined, Figures>({
    method: 'GET',
    path: 'base/desktop/figures',
    access: 'signed-in',
    title: '桌面上的数字',
  }),
}
