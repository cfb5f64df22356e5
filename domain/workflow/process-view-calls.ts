import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { processViewSet } from './process-view-asked.ts'

/** What is set of a process, by the names of its form's fields; nothing set is an empty list. */
export interface ProcessView {
  readonly modelId: string
  readonly title: string
  /** The name of the resource whose applications go by it. */
  readonly resource: string
  readonly searched: readonly string[]
  readonly shown: readonly string[]
  readonly columns: readonly string[]
}

export const processViewCalls = {
  views: defineCall<undefined, readonly ProcessView[]>({
    method: 'GET',
    path: 'workflow/processView/list',
    access: 'workflow.process-view:view',
    title: '流程字段配置',
    reply: 'list',
  }),
  set: defineCall<z.input<typeof processViewSet>, null>({
    method: 'POST',
    path: 'workflow/processView/set',
    access: 'workflow.process-view:update',
    title: '设置流程字段',
    reply: 'nothing',
  }),
  /** For anyone who sees lists of the process: which columns stand in them. */
  columns: defineCall<{ readonly resource: string }, readonly string[]>({
    method: 'GET',
    path: 'workflow/processView/columns',
    access: 'signed-in',
    title: '业务表列',
    reply: 'list',
  }),
}
