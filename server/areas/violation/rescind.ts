import { violationRescind } from '#domain/violation/rescind.ts'
import { serve } from '#server/core/serve.ts'
import { lockedRecord, mustAllow, onlyOne, settle } from './about.ts'

export const violationRescinds = serve(violationRescind, {
  async beforeWrite(next, { current, ...unit }) {
    if (current?.state === 'reviewing') return undefined
    const record = await lockedRecord(unit, next.recordId)
    return {
      title: record.title ? `${record.title} 撤销` : null,
      ...(!current && { askedBy: unit.actor.id }),
    }
  },
  actions: {
    async submit(row, _, unit) {
      const record = await lockedRecord(unit, row.recordId)
      mustAllow(record, 'rescind', '尚未告知学生的违纪可以直接修改或删除')
      await onlyOne(unit, violationRescind, row, ['reviewing'], '这条违纪已有审批中的撤销申请')
      return undefined
    },
    async approve({ recordId, reason }, _, unit) {
      const record = await lockedRecord(unit, recordId)
      await settle(unit, record, 'rescind', { outcome: reason.slice(0, 500) }, '违纪已撤销')
      return undefined
    },
  },
})
