import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { View } from '#domain/kernel/view.ts'
import type { ofScreen, usualSaid, viewSaved, viewShared } from './asked.ts'

export interface SharedWith {
  readonly everybody: boolean
  /** Codes. */
  readonly roles: readonly string[]
  /** Ids; a department stands for all below it. */
  readonly departments: readonly string[]
}

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly own: boolean
  readonly ownerName: string | null
  /** Only of one's own. */
  readonly shared?: SharedWith
  readonly view: View
}

/** The views of a screen that a person may use. */
export interface Views {
  readonly views: readonly SavedView[]
  /** What the screen opens with. */
  readonly usual: string | null
  /** How the college lets the list look to the person's role; null as it is declared. */
  readonly set: View | null
  /** The person's own layout of the list without any view. */
  readonly layout: View | null
}

export const viewCalls = {
  mine: defineCall<z.input<typeof ofScreen>, Views>({
    method: 'GET',
    path: 'system/savedView/mine',
    access: 'signed-in',
    title: '我的列表视图',
  }),
  save: defineCall<z.output<typeof viewSaved>, { readonly id: string }>({
    method: 'POST',
    path: 'system/savedView/save',
    access: 'signed-in',
    title: '保存列表视图',
  }),
  remove: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'system/savedView/removeMine',
    access: 'signed-in',
    title: '删除列表视图',
    reply: 'nothing',
  }),
  setUsual: defineCall<z.output<typeof usualSaid>, void>({
    method: 'POST',
    path: 'system/savedView/setUsual',
    access: 'signed-in',
    title: '设置默认视图',
    reply: 'nothing',
  }),
  share: defineCall<z.input<typeof viewShared>, void>({
    method: 'POST',
    path: 'system/savedView/shareMine',
    access: 'system.saved-view:share',
    title: '共享列表视图',
    reply: 'nothing',
  }),
}
