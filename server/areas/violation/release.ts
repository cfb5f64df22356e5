import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { imposedStates } from '#domain/violation/effects.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { violationRelease } from '#domain/violation/release.ts'
import { releasableFrom } from '#domain/violation/terms.ts'
import { endOf } from '#server/core/database/moment.ts'
import { above, not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lockedRecord, mustAllow, onlyOne, settle } from './about.ts'
import { monthsOf } from './received.ts'
import type { Violation } from './tell.ts'

/** From when on the student may be released of it: other violations since its receipt begin the time anew. */
async function releasable(unit: Unit, record: Violation, merit: boolean) {
  const { months, settings } = await monthsOf(unit, record.level)
  if (merit && !settings.meritRelease) refuse({ type: 'conflict', message: '学校未开放提前解除' })
  const receivedOn = record.receivedOn ?? ''
  const later = await table(violationRecord, unit.db, unit.actor.tenantId).list(
    {
      ...{ studentId: record.studentId, state: ['notified', ...imposedStates], id: not(record.id) },
      happenedAt: above(endOf(receivedOn)),
    },
    ['happenedAt'],
  )
  return releasableFrom({
    ...{ receivedOn, months, merit },
    later: later.map(({ happenedAt }) => happenedAt.slice(0, 10)),
  })
}

export const violationReleases = serve(violationRelease, {
  async beforeWrite(next, { current, ...unit }) {
    if (current?.state === 'reviewing') return undefined
    const record = await lockedRecord(unit, next.recordId)
    return { title: record.title ? `${record.title} 解除` : null }
  },
  actions: {
    async submit(row, _, unit) {
      const record = await lockedRecord(unit, row.recordId)
      mustAllow(record, 'release', '只有生效中的违纪可以申请解除')
      const from = await releasable(unit, record, row.merit)
      if (from > todayOf(unit.app))
        refuse({ type: 'conflict', message: phrase('{{from}} 起可以申请解除', { from }) })
      await onlyOne(unit, violationRelease, row, ['reviewing'], '这条违纪已有审批中的解除申请')
      return undefined
    },
    async approve({ recordId }, _, unit) {
      const record = await lockedRecord(unit, recordId)
      await settle(unit, record, 'release', {}, '违纪已解除')
      return undefined
    },
  },
})
