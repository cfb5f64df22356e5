import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import type { ImportRowView, ImportView } from '#domain/system/import-plan.ts'
import type {
  cellEdited,
  committed,
  importLogged,
  importsAsked,
  planned,
  replacement,
  rowsAsked,
} from './asked.ts'

/** One of my imports in the list of the latest. */
export interface RecentImport {
  readonly id: string
  readonly fileName: string
  readonly state: ImportState
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly createdAt: string
}

/** Each of them asks by itself whether the person may import where the import goes. */
export const importCalls = {
  /** My latest, so that one left half-way can be gone on with. */
  mine: defineCall<z.input<typeof importsAsked>, readonly RecentImport[]>({
    method: 'GET',
    path: 'base/import/mine',
    access: 'signed-in',
    title: '我的导入',
    reply: 'list',
  }),
  one: defineCall<z.input<typeof oneId>, ImportView>({
    method: 'GET',
    path: 'base/import/one',
    access: 'signed-in',
    title: '导入的状态',
  }),
  /** Settles what each column is, and checks every row. */
  plan: defineCall<z.output<typeof planned>, ImportView>({
    method: 'POST',
    path: 'base/import/plan',
    access: 'signed-in',
    title: '导入：确定各列并检查',
  }),
  /** As they wait, by their numbers in the sheet. */
  rows: defineCall<z.input<typeof rowsAsked>, Page<ImportRowView>>({
    method: 'GET',
    path: 'base/import/rows',
    access: 'signed-in',
    title: '导入：待写入的行',
    reply: 'page',
  }),
  /** Its row is checked again. */
  cell: defineCall<z.input<typeof cellEdited>, { readonly row: ImportRowView; readonly import: ImportView }>({
    method: 'POST',
    path: 'base/import/cell',
    access: 'signed-in',
    title: '导入：修改一个单元格',
  }),
  /** Over one column, in every row that waits. */
  replace: defineCall<z.input<typeof replacement>, { readonly count: number; readonly import: ImportView }>({
    method: 'POST',
    path: 'base/import/replace',
    access: 'signed-in',
    title: '导入：查找并替换一列',
  }),
  /** Writes the good rows, or all of them and otherwise none. */
  commit: defineCall<z.input<typeof committed>, ImportView>({
    method: 'POST',
    path: 'base/import/commit',
    access: 'signed-in',
    title: '导入：写入',
  }),
  /** Gives an import up that has written nothing yet. */
  cancel: defineCall<z.input<typeof oneId>, null>({
    method: 'POST',
    path: 'base/import/cancel',
    access: 'signed-in',
    title: '导入：放弃',
    reply: 'nothing',
  }),
  undo: defineCall<z.input<typeof oneId>, ImportView>({
    method: 'POST',
    path: 'base/import/undo',
    access: 'signed-in',
    title: '导入：撤销',
  }),
  /** The sheet with its faults written beside it. */
  annotated: defineCall<z.input<typeof oneId>, Blob>({
    method: 'GET',
    path: 'base/import/annotated',
    access: 'signed-in',
    title: '导入：标注了错误的表格',
    reply: 'file',
  }),
  /** Of the specification, section 7. What the server has logged already is completed by it. */
  log: defineCall<z.input<typeof importLogged>, null>({
    method: 'POST',
    path: 'base/importLog/add',
    access: 'signed-in',
    title: '记录一次导入',
    reply: 'nothing',
  }),
}
