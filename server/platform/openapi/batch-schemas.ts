import type { ObjectSchema, Schema } from './schemas.ts'

const objectOf = (properties: Schema, required: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** What a list is asked for, with the filters as `page` takes them but without `params.`. */
const questionSchema: Schema = {
  type: 'object',
  properties: {
    filters: { type: 'object', additionalProperties: { type: 'string' }, description: '筛选条件' },
    condition: { type: 'object', description: '组合条件' },
    sort: { type: 'array', items: { type: 'string' }, description: '依次排序的列，降序前加 -' },
  },
  additionalProperties: false,
}

const rowsSchema: Schema = {
  anyOf: [
    objectOf({ ids: { type: 'array', items: { type: 'string', format: 'uuid' } } }, ['ids']),
    objectOf({ matching: questionSchema }, ['matching']),
  ],
}

const chosen = {
  rows: rowsSchema,
  expected: { type: 'integer', description: '预览时的条数；不同时不处理' },
}

const batchSchema = (more: Schema) =>
  objectOf(
    {
      ...chosen,
      only: { enum: ['all', 'good'], description: 'all 全部处理或都不处理，good 只处理可以处理的' },
      preview: { type: 'boolean', description: '只预览，不写入' },
      ...more,
    },
    ['rows', ...Object.keys(more).filter((name) => name === 'changes')],
  )

/** Some rows, and what they shall be like. */
export const batchUpdateSchema = batchSchema({
  changes: { type: 'object', description: '字段名到新的值' },
  reason: { type: 'string', description: '原因' },
})

/** The body of an export (specification, section 7). */
export const exportSchema: Schema = {
  type: 'object',
  properties: {
    fileName: { type: 'string', description: '文件名，不含扩展名' },
    params: questionSchema,
    heard: { type: 'object', additionalProperties: { type: 'string' }, description: '字段名到列标题' },
    rows: rowsSchema,
    format: { enum: ['xlsx', 'csv'] },
    menuCode: { type: 'string', description: '菜单代码' },
    viewId: { type: 'string', format: 'uuid', description: '数据视图编号，列、条件与排序以它为准' },
    menuTitle: { type: 'string', description: '菜单名称' },
  },
  required: ['fileName'],
}

const counted = { type: 'integer' }
/** What a batch has done, or would do. */
export const resultSchema: Schema = {
  type: 'object',
  properties: {
    batch: { type: ['string', 'null'], description: '批次编号，可用来撤销' },
    total: counted,
    changed: counted,
    unchanged: counted,
    refused: counted,
    refusals: { type: 'array' },
    undoable: { type: 'boolean', description: '提问者可以撤销' },
    preview: { type: 'boolean' },
  },
  required: ['batch', 'total', 'changed', 'unchanged', 'refused', 'refusals', 'undoable', 'preview'],
}

/** Some rows to be removed. */
export const batchRemoveSchema = batchSchema({})
/** One row for an action, and some. */
export const oneRowSchema = objectOf({ id: { type: 'string', format: 'uuid', description: '编号' } }, ['id'])
export const batchActSchema = objectOf(chosen, ['rows'])

/** The same with what the action asks beside the rows. */
export const withAnswers = (rows: ObjectSchema, asked: ObjectSchema): Schema =>
  objectOf({ ...rows.properties, ...asked.properties }, [...(rows.required ?? []), ...(asked.required ?? [])])
