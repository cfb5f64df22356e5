import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { exportLogged } from './logged.ts'

export const exportLogCalls = {
  /** The last step of an export (specification, section 7): the id of its entry. */
  add: defineCall<z.input<typeof exportLogged>, string>({
    method: 'POST',
    path: 'base/sysExportLog/add',
    access: 'signed-in',
    title: '记录一次导出的文件',
  }),
}
