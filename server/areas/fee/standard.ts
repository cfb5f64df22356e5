import { feeStandard } from '#domain/fee/standard.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

const settled = ['academicYear', 'projectId', 'amount'] as const

export const feeStandards = serve(feeStandard, {
  /** What students were charged by stays as it was: their fees and the proposal that made them say the same amount. */
  async beforeWrite(row, { db, actor, current }) {
    if (!current || settled.every((name) => row[name] === current[name])) return undefined
    if (await table(studentFee, db, actor.tenantId).exists({ standardId: current.id }))
      refuse({ type: 'conflict', message: '已按此标准生成应缴，不能修改学年、项目和金额' })
    return undefined
  },
})
