import type { z } from 'zod'
import type { designSchema } from '#domain/generation/design.ts'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { columnsAsked, tablesAsked } from './asked.ts'

export interface SourceTable {
  readonly schema: string
  readonly name: string
  readonly comment: string | null
}

export interface ForeignColumn {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly comment: string | null
  readonly target: string | null
}

const view = 'resource.code-generation:view'
const update = 'resource.code-generation:update'

export const generationCalls = {
  /** Names and comments; no row of any table is looked at. */
  tables: defineCall<z.input<typeof tablesAsked>, readonly SourceTable[]>({
    method: 'GET',
    path: 'resource/codeGeneration/tables',
    access: view,
    title: '数据源的表',
    reply: 'list',
  }),
  columns: defineCall<z.input<typeof columnsAsked>, readonly ForeignColumn[]>({
    method: 'GET',
    path: 'resource/codeGeneration/columns',
    access: view,
    title: '表的列',
    reply: 'list',
  }),
  /** The designs that were kept, the latest first. */
  designs: defineCall<undefined, readonly { readonly id: string; readonly design: unknown }[]>({
    method: 'GET',
    path: 'resource/codeGeneration/list',
    access: view,
    title: '保存的设计',
    reply: 'list',
  }),
  save: defineCall<z.input<typeof designSchema>, void>({
    method: 'POST',
    path: 'resource/codeGeneration/save',
    access: update,
    title: '保存设计',
    reply: 'nothing',
  }),
  discard: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'resource/codeGeneration/discard',
    access: update,
    title: '删除设计',
    reply: 'nothing',
  }),
}
