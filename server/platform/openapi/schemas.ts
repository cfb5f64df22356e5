import { z } from 'zod'
import type { Field, FieldKind, Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'

export type Schema = Readonly<Record<string, unknown>>

/** How a field is asked for in `params.`; where it is none of a kind's, as one text. */
const asked = {
  text: [''],
  'long-text': [''],
  'rich-text': [''],
  integer: ['.from', '.to'],
  decimal: ['.from', '.to'],
  money: ['.from', '.to'],
  'yes-no': [''],
  date: ['.from', '.to'],
  moment: ['.from', '.to'],
  time: ['.from', '.to'],
  choice: [''],
  choices: [''],
  reference: [''],
  references: [''],
  files: [''],
} as const satisfies Record<FieldKind, readonly string[]>

/** What a field holds, in JSON Schema; codes that are closed come with their words. */
function fieldSchema(field: Field): Schema {
  const { label, help, dictionary, target, lists, presence, masked } = field
  const { $schema, ...shape } = z.toJSONSchema(schemaOf(field), { unrepresentable: 'any', io: 'output' })
  const more = [
    help,
    dictionary && `字典 ${dictionary.name}`,
    target && `指向 ${target}`,
    lists && `指向多个 ${lists}，以逗号分隔`,
    masked && '按权限打码',
  ]
  return {
    ...(presence === 'required' ? shape : { anyOf: [shape, { type: 'null' }] }),
    title: label,
    ...(more.some(Boolean) && { description: more.filter(Boolean).join('；') }),
  }
}

const fieldsOf = ({ fields }: AnyResource) => Object.entries(fields as Fields)

/** The schema of an object, told apart so that further properties can be put beside its own. */
export interface ObjectSchema extends Schema {
  readonly properties: Schema
  readonly required?: readonly string[]
}

const objectOf = (properties: Schema, required: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})

const id = { type: 'string', format: 'uuid' }
const stamps = {
  id,
  revision: { type: 'integer', title: '修订号' },
  createdAt: { type: 'string' },
  updatedAt: { type: 'string' },
  createdBy: { type: 'string' },
  updatedBy: { type: 'string' },
}

/** A row as it leaves the server. A masked value no longer fits its own pattern, so it is only a text. */
export function rowSchema(resource: AnyResource): Schema {
  const told = [...fieldsOf(resource), ...fieldsBehind(resource)].filter(([, { secret }]) => !secret)
  const shown = told.map(([name, field]) => [name, field.masked ? masked(field) : fieldSchema(field)])
  return {
    type: 'object',
    title: resource.label,
    properties: {
      ...stamps,
      ...Object.fromEntries(shown),
      labels: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      can: { type: 'array', items: { type: 'string' } },
    },
    required: ['id', 'revision', 'labels', 'can'],
  }
}

const masked = ({ label }: Field) => ({ type: ['string', 'null'], title: label, description: '按权限打码' })

/** What a person fills. A change names its row, and carries what changes; without `revision` the last writer wins. */
export function writeSchema(resource: AnyResource, change: boolean): ObjectSchema {
  const filled = fieldsOf(resource).filter(([, { presence }]) => presence !== 'system')
  const properties = Object.fromEntries(filled.map(([name, field]) => [name, fieldSchema(field)]))
  const must = filled.filter(([, { presence }]) => presence === 'required').map(([name]) => name)
  return change
    ? objectOf({ id, revision: stamps.revision, ...properties }, ['id'])
    : objectOf(properties, must)
}

/** `params.grade.from` and the others that a list is narrowed by. */
export function filterParameters(resource: AnyResource) {
  const shown = shownFields(resource)
  return resource.filters.flatMap((name: string) => {
    const field = shown.get(name) ?? ((resource.fields as Fields)[name] as Field)
    return asked[field.kind].map((end) => [`params.${name}${end}`, field.label + words[end]] as const)
  })
}

const words = { '': '', '.from': '（从）', '.to': '（到）' } as const

export const pageOf = (row: Schema): Schema => ({
  type: 'object',
  properties: {
    records: { type: 'array', items: row },
    total: { type: 'integer' },
    size: { type: 'integer' },
    current: { type: 'integer' },
    pages: { type: 'integer' },
    orders: { type: 'array', items: { type: 'object', title: '排序' } },
  },
  required: ['records', 'total', 'size', 'current', 'pages'],
})

export const sumsSchema = ({ fields, sums = [] }: AnyResource): Schema => ({
  type: 'object',
  properties: {
    count: { type: 'integer', title: '总条数' },
    sums: {
      type: 'object',
      properties: Object.fromEntries(sums.map((name) => [name, sumSchema(fields[name])])),
      additionalProperties: false,
      description: '看不到完整内容的字段没有合计',
    },
  },
  required: ['count', 'sums'],
})

const sumSchema = ({ kind, label }: Field) =>
  kind === 'money'
    ? { type: 'string', title: label, pattern: '^-?\\d+\\.\\d{2}$' }
    : { type: 'integer', title: label }

export const optionsSchema: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' }, label: { type: 'string' }, value: {} },
    required: ['name', 'label', 'value'],
  },
}

export const treeSchema: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      parentId: { type: ['string', 'null'] },
      title: { type: 'string' },
      key: { type: 'string' },
      value: { type: 'string' },
      hasChildren: { type: 'boolean' },
      children: { type: 'array' },
    },
    required: ['id'],
  },
}

/** The envelope of every answer but the token's and files'. */
export const enveloped = (data: Schema): Schema => ({
  type: 'object',
  properties: {
    code: { const: 200 },
    success: { const: true },
    data,
    msg: { type: 'string' },
  },
  required: ['code', 'success', 'data', 'msg'],
})

export const failureSchema: Schema = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    success: { const: false },
    data: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: {
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: '字段名到原因',
            },
            traceId: { type: 'string' },
          },
        },
      ],
    },
    msg: { type: 'string' },
  },
  required: ['code', 'success', 'msg'],
}
