import { refuse } from '#domain/kernel/refusal.ts'
import { violationAppeal } from '#domain/violation/appeal.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lockedRecord, mustAllow, onlyOne, settle } from './about.ts'

/** What only those who decide say of it. */
const undecided = { ruling: null, newPoints: null }

export const violationAppeals = serve(violationAppeal, {
  async beforeWrite(next, { current, ...unit }) {
    if (current?.state === 'reviewing') return undefined
    const record = await lockedRecord(unit, next.recordId)
    return { title: record.title ? `${record.title} 申诉` : null, ...undecided }
  },
  actions: {
    async submit(row, _, unit) {
      const record = await lockedRecord(unit, row.recordId)
      mustAllow(record, 'change', '只有生效中的违纪可以申诉')
      if ((record.appealUntil ?? '') < todayOf(unit.app))
        refuse({ type: 'conflict', message: '申诉期限已过' })
      const decided = ['reviewing', 'approved', 'refused']
      await onlyOne(unit, violationAppeal, row, decided, '这条违纪已经申诉过')
      return undefined
    },
    async approve({ recordId, ruling, newPoints }, _, unit) {
      const record = await lockedRecord(unit, recordId)
      if (ruling === null) return refuse({ type: 'conflict', message: '请填写复查决定' })
      if (ruling === 'rescind') {
        await settle(unit, record, 'rescind', { outcome: '申诉成立' }, '申诉成立，违纪已撤销')
        return undefined
      }
      if (newPoints === null || newPoints >= (record.points ?? 0))
        return refuse({ type: 'conflict', message: '变更后扣分应少于原扣分' })
      await settle(unit, record, 'change', { points: newPoints, outcome: '申诉成立' }, '申诉成立，扣分已变更')
      return undefined
    },
  },
})
