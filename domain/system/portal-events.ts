import type { MessageEvent } from '#domain/kernel/area.ts'

const review = {
  subject: { label: '审核事项', sample: '请假申请' },
  reason: { label: '审核意见', sample: '材料齐全' },
}
const file = {
  fileName: { label: '文件名', sample: '学生名单.xlsx' },
  rows: { label: '行数', sample: '1280' },
}

/** What the portal itself tells people of. The first four are the kinds of messages. */
export const portalEvents: Readonly<Record<string, MessageEvent>> = {
  security: { label: '账号安全提醒' },
  notice: { label: '公告发布' },
  service: { label: '业务办理进展' },
  system: { label: '系统消息' },
  'review-passed': { label: '审核通过', words: review },
  'review-refused': { label: '审核退回', words: review },
  'export-ready': { label: '导出完成', words: file },
  'import-done': { label: '导入完成', words: file },
}
