import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { View } from '#domain/kernel/view.ts'
import type { layoutSaid, layoutsAsked } from './asked.ts'

/** Of those whose role has no layout of its own. */
export const everybody = 'everybody'

export const listLayoutCalls = {
  /** By role, those that the college has set. */
  read: defineCall<z.input<typeof layoutsAsked>, Readonly<Record<string, View>>>({
    method: 'GET',
    path: 'system/listLayout/getOne',
    access: 'system.list-layout:view',
    title: '列表显示设置',
  }),
  update: defineCall<z.output<typeof layoutSaid>, Readonly<Record<string, View>>>({
    method: 'POST',
    path: 'system/listLayout/update',
    access: 'system.list-layout:update',
    title: '修改列表显示设置',
  }),
}
