import { askedForm, isByOne } from '#domain/kernel/action.ts'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import {
  batchActSchema,
  batchRemoveSchema,
  batchUpdateSchema,
  exportSchema,
  oneRowSchema,
  resultSchema,
  withAnswers,
} from './batch-schemas.ts'
import type { CallDoc } from './call-doc.ts'
import {
  filterParameters,
  optionsSchema,
  pageOf,
  rowSchema,
  sumsSchema,
  treeSchema,
  writeSchema,
} from './schemas.ts'

const paging = {
  current: '页码，从 1 起',
  size: '每页条数',
  ascs: '升序的列，逗号分隔',
  descs: '降序的列，逗号分隔',
  sort: '依次排序的列，逗号分隔，降序前加 -',
}
const ids = { ids: '*编号，逗号分隔' }

/** The calls that every resource has, each with what its declaration says of it. */
export function resourceCalls(resource: AnyResource): Readonly<Record<string, CallDoc>> {
  const { label, actions = {}, singleton } = resource
  const row = rowSchema(resource)
  const filters = Object.fromEntries(filterParameters(resource))
  const question = { condition: '组合条件，JSON', 'params.search': '搜索', ...filters }
  const inPages = { ...paging, ...question }
  const some = { keyword: '关键词', ids: '只要这些编号', size: '最多多少条' }
  const calls: Readonly<Record<string, CallDoc>> = {
    page: { title: `${label}分页`, query: inPages, dataSchema: pageOf(row) },
    list: { title: `${label}列表`, query: inPages, dataSchema: { type: 'array', items: row } },
    getOne: { title: label, ...(!singleton && { query: { id: '*编号' } }), dataSchema: row },
    sums: { title: `${label}合计`, query: question, dataSchema: sumsSchema(resource) },
    getSelect: { title: `选择${label}`, query: some, dataSchema: optionsSchema },
    getTree: { title: `${label}树`, query: { root: '上级编号' }, dataSchema: treeSchema },
    add: { title: `新增${label}`, bodySchema: writeSchema(resource, false), dataSchema: row },
    update: { title: `修改${label}`, bodySchema: writeSchema(resource, true), dataSchema: row },
    remove: { title: `删除${label}`, form: ids },
    batchRemove: { title: `批量删除${label}`, bodySchema: { anyOf: [...idList.anyOf, batchRemoveSchema] } },
    batchUpdate: { title: `批量修改${label}`, bodySchema: batchUpdateSchema, dataSchema: resultSchema },
    undo: { title: `撤销一批修改：${label}`, body: { batch: '*批次编号' } },
    restore: { title: `撤销一批删除：${label}`, body: { batch: '*批次编号' } },
    history: { title: `${label}的变更记录`, query: { id: '*编号', before: '更早于这个序号' }, reply: 'list' },
    takeBack: { title: `撤回本人最近一次办理：${label}`, bodySchema: oneRowSchema },
    takeBackAll: { title: `撤销一批办理：${label}`, body: { batch: '*批次编号' } },
    reveal: {
      title: `查看${label}的完整信息`,
      body: { id: '*编号', field: '*字段', purpose: '*用途' },
    },
    export: { title: `导出${label}`, bodySchema: exportSchema, reply: 'file' },
    ...Object.fromEntries(
      Object.entries(actions).flatMap(([name, action]) => {
        const asked = writeSchema(askedForm(resource, action), false)
        const [title, titleOfMany] = [`${action.label}：${label}`, `批量${action.label}：${label}`]
        const ofMany = [
          `batch/${name}`,
          { title: titleOfMany, bodySchema: withAnswers(batchActSchema, asked) },
        ] as const
        if (action.over) return [ofMany]
        return [
          [name, { title, bodySchema: withAnswers(oneRowSchema, asked) }],
          ...(isByOne(action) ? [] : [ofMany]),
        ] as const
      }),
    ),
  }
  const at = placeOfCalls(resource)
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${at}/${name}`, call]))
}

const idList = {
  anyOf: [
    { type: 'array', items: { type: 'string', format: 'uuid' } },
    { type: 'string', description: '编号，逗号分隔' },
  ],
}
