import { z } from 'zod'
import { mostOffered } from '#domain/kernel/offered.ts'
import { prose } from '#domain/kernel/seen.ts'
import { signatureDrawing } from '#domain/kernel/signature-drawing.ts'
import { signPlaces } from './words.ts'

const comment = prose().max(500).optional().describe('审批意见')
const people = z.array(z.uuid()).min(1).max(20).describe('人员')
/** For each step whose people the one before chooses: as many steps as one choice may name people. */
const picks = z
  .record(z.string().max(64), people)
  .refine((chosen) => Object.keys(chosen).length <= 20, '下一步办理人不能超过 20 个环节')
  .optional()
  .describe('下一步办理人')
const task = z.string().min(1).max(64).describe('任务')

/** A case by its id, or the latest about a row. */
export const caseAsked = z
  .object({
    id: z.uuid().optional().describe('流程实例'),
    resource: z.string().max(64).optional().describe('业务'),
    rowId: z.uuid().optional().describe('业务数据'),
  })
  .refine(({ id, resource, rowId }) => id !== undefined || (resource !== undefined && rowId !== undefined), {
    message: '请指定流程实例，或业务与业务数据',
  })

const id = z.uuid().describe('流程实例')

/** One case, to be drawn. */
export const pictureAsked = z.object({ id })

/** The case that somebody has looked at. */
export const caseRead = z.strictObject({ id })

/** Staff by a part of their name, or by their ids. */
export const colleagueAsked = z.object({
  keyword: z.string().max(60).optional().describe('姓名'),
  ids: z
    .string()
    .max(2000)
    .refine((list) => list.split(',').every((one) => z.uuid().safeParse(one).success), '人员不正确')
    .optional()
    .describe('人员'),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostOffered + 1)
    .default(20)
    .describe('条数'),
})

/** The application that is not handed in yet. */
export const previewAsked = z.object({
  resource: z.string().max(64).describe('业务'),
  rowId: z.uuid().describe('业务数据'),
})

/** One thing that somebody does with a case, each verb with what it asks. */
export const caseActed = z.discriminatedUnion('verb', [
  z.strictObject({
    id,
    verb: z.enum(['reject', 'reclaim', 'hand-back', 'remove-sign']),
    task,
    comment,
  }),
  z.strictObject({
    id,
    verb: z.literal('approve'),
    task,
    comment,
    picks,
    signature: signatureDrawing.optional().describe('手写签名'),
    seal: z.literal(true).optional().describe('电子章'),
    values: z.record(z.string().max(64), z.unknown()).optional().describe('填写内容'),
  }),
  z.strictObject({
    id,
    verb: z.literal('return'),
    task,
    comment,
    to: z.string().min(1).max(64).describe('退回到'),
    walk: z.enum(['resume', 'again']).describe('重新提交后'),
  }),
  z.strictObject({
    id,
    verb: z.enum(['transfer', 'delegate']),
    task,
    comment,
    to: z.uuid().describe('人员'),
  }),
  z.strictObject({
    id,
    verb: z.literal('add-sign'),
    task,
    comment,
    where: z.enum(Object.keys(signPlaces.labels) as (keyof typeof signPlaces.labels)[]).describe('加签位置'),
    people,
  }),
  z.strictObject({ id, verb: z.literal('cc'), people }),
  z.strictObject({ id, verb: z.enum(['withdraw', 'suspend', 'terminate', 'void']), comment }),
  z.strictObject({ id, verb: z.enum(['urge', 'activate', 'move']) }),
])
export type CaseActed = z.output<typeof caseActed>

/** The same decision for several of one's own tasks. */
export const decidedMany = z.strictObject({
  tasks: z.array(z.strictObject({ id, task })).min(1).max(50).describe('任务'),
  verb: z.enum(['approve', 'reject']).describe('决定'),
  comment,
})

export const boxes = ['todo', 'done', 'mine', 'cc'] as const

/** What waits for one, what one has decided, handed in, or was told of. */
export const inboxAsked = z.object({
  box: z.enum(boxes).describe('范围'),
  current: z.coerce.number().int().min(1).max(10_000).default(1).describe('页码'),
  size: z.coerce.number().int().min(1).max(100).default(20).describe('每页条数'),
  search: z.string().max(60).optional().describe('搜索'),
  model: z.string().max(64).optional().describe('流程编码'),
})
