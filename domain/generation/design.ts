import { z } from 'zod'
import { line } from '#domain/kernel/seen.ts'

/** What a generated field may be. */
export const designKinds = {
  text: '单行文本',
  'long-text': '多行文本',
  integer: '整数',
  decimal: '小数',
  money: '金额',
  'yes-no': '是否',
  date: '日期',
  moment: '时间',
  choice: '选项',
  reference: '关联',
} as const

export type DesignKind = keyof typeof designKinds

const label = line().min(1, '请填写名称').max(40)
const kind = z.enum(Object.keys(designKinds) as [DesignKind, ...DesignKind[]])

/** Names that every row has already. */
export const takenNames = [
  'id',
  'revision',
  'tenantId',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'labels',
  'can',
]

const field = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]{0,39}$/, '字段名由字母和数字组成，以小写字母开头')
    .refine((name) => !takenNames.includes(name), '字段名已被系统占用'),
  label,
  english: line().max(60),
  kind,
  required: z.boolean(),
  inList: z.boolean(),
  inFilter: z.boolean(),
  inForm: z.boolean(),
  /** Longest text. */
  max: z.number().int().min(1).max(4000),
  choices: z.array(z.object({ code: z.string().regex(/^[\w-]{1,32}$/), label })).max(60),
  /** The resource pointed at, such as `base.department`. */
  target: z.string().regex(/^([a-z-]+\.[a-z-]+)?$/),
})

const noTwo = (names: readonly string[]) => new Set(names).size === names.length

/** What a declaration is made from. */
export const designSchema = z
  .object({
    area: z.string().regex(/^[a-z][a-z-]{0,19}$/, '所属模块由小写字母组成'),
    noun: z
      .string()
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, '资源名由小写字母、数字和连字符组成')
      .max(40),
    title: label,
    english: line().max(60),
    icon: z.string().regex(/^[a-z0-9-]{1,40}$/),
    fields: z.array(field).min(1, '请至少保留一个字段').max(60),
  })
  .refine(({ fields }) => noTwo(fields.map(({ name }) => name)), '字段名不能重复')
  .refine(({ fields }) => noTwo(fields.map(({ label }) => label)), '字段的中文名称不能重复')
  .refine(
    ({ fields }) => fields.some(({ kind, inForm }) => kind === 'text' && inForm),
    '至少需要一个在表单中填写的单行文本字段，用来称呼一行数据',
  )
  .refine(
    ({ fields }) => fields.every(({ kind, choices }) => kind !== 'choice' || choices.length > 0),
    '选项字段至少需要一个选项',
  )
  .refine(
    ({ fields }) => fields.every(({ kind, target }) => kind !== 'reference' || target !== ''),
    '关联字段需要选择关联的资源',
  )

export type Design = z.infer<typeof designSchema>
export type DesignField = Design['fields'][number]

/** The field that names a row: the first text, one that must be filled before others. */
export const titleOf = ({ fields }: Design): string => {
  const texts = fields.filter(({ kind, inForm }) => kind === 'text' && inForm)
  return (texts.find(({ required }) => required) ?? texts[0])?.name ?? ''
}

/** What a list shows: nine at most, none of them long, and what names a row in any case. */
export function columnsOf(design: Design): readonly string[] {
  const listed = design.fields
    .filter(({ inList, kind }) => inList && kind !== 'long-text')
    .map(({ name }) => name)
  const title = titleOf(design)
  return (listed.includes(title) ? listed : [title, ...listed]).slice(0, 9)
}

export const filtersOf = ({ fields }: Design): readonly string[] =>
  fields.filter(({ inFilter, kind }) => inFilter && kind !== 'long-text').map(({ name }) => name)
