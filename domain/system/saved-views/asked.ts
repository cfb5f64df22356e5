import { z } from 'zod'
import { viewSchema } from '#domain/kernel/view-schema.ts'

const strange = '请求参数格式错误：screen'

/** A screen by its path; its being there is not asked: a view of a screen that went lies idle. */
const screen = z
  .string(strange)
  .regex(/^[a-z][\w-]*\/[\w-]{1,80}$/, strange)
  .describe('页面')

export const ofScreen = z.object({ screen })

export const viewSaved = z.strictObject({
  /** Of the view that is to become this one; left out for a new one. */
  id: z.uuid().optional().describe('编号'),
  screen,
  name: z
    .string('请填写视图名称')
    .trim()
    .min(1, '请填写视图名称')
    .max(40, '视图名称不能超过 40 个字')
    .describe('名称'),
  view: viewSchema.describe('视图'),
})

export const usualSaid = z.strictObject({
  screen,
  /** None: the screen opens as it was declared, or in the person's own layout. */
  viewId: z.uuid().nullish().describe('视图编号'),
  /** The person's own layout; null lets go of it, left out it stays. */
  layout: viewSchema.nullish().describe('自己的布局'),
})

export const viewShared = z.strictObject({
  id: z.uuid().describe('编号'),
  everybody: z.boolean().describe('是否共享给所有人'),
  roles: z.array(z.string().min(1).max(64)).max(50).describe('角色'),
  departments: z.array(z.uuid()).max(50).describe('院系'),
})
