import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { ofResource, previewAsked, printAsked } from './asked.ts'
import type { Page } from './pages.ts'

export interface ReportName {
  readonly id: string
  readonly name: string
}

/** The first pages as they would be. */
export interface Previewed {
  readonly pages: readonly Page[]
  readonly total: number
  readonly shown: number
  /** Rows that can be printed at once. */
  readonly most: number
  readonly mark: string
  /** Of the fields, by their names. */
  readonly labels: Readonly<Record<string, string>>
}

export const reportCalls = {
  /** Those that the person may print of that list. */
  mine: defineCall<z.input<typeof ofResource>, readonly ReportName[]>({
    method: 'GET',
    path: 'system/report/mine',
    access: 'signed-in',
    title: '我可以打印的报表',
    reply: 'list',
  }),
  /** Before anything is saved. */
  preview: defineCall<z.output<typeof previewAsked>, Previewed>({
    method: 'POST',
    path: 'system/report/preview',
    access: 'system.report:design',
    title: '预览报表',
  }),
  /** A PDF, or `{ taskId, total }` where it takes a while. */
  print: defineCall<z.output<typeof printAsked>, Blob>({
    method: 'POST',
    path: 'system/report/print',
    access: 'signed-in',
    title: '打印报表',
    reply: 'file',
  }),
}
