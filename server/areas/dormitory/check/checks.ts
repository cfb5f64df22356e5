import { inspection } from '#domain/dormitory/check/inspection.ts'
import { securityCheck } from '#domain/dormitory/check/security-check.ts'
import { room } from '#domain/dormitory/room.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { mustBeRecent } from './checked-day.ts'
import { found, keepsFindings, passedAgain } from './found.ts'

export const securityChecks = serve(securityCheck, {
  beforeWrite(next, { current, ...unit }) {
    mustBeRecent(next.day, current?.day, unit)
    return { checker: current?.checker ?? unit.actor.name }
  },
  async afterWrite({ roomId, day, result, findings }, { current: _, ...unit }) {
    if (result !== 'failed') return passedAgain(unit, { roomId, source: 'safety', day })
    return found(unit, { roomId, source: 'safety', day, finding: findings ?? '' })
  },
  beforeRemove: keepsFindings(securityCheck, 'safety'),
})

export const inspections = serve(inspection, {
  async beforeWrite(next, { current, ...unit }) {
    mustBeRecent(next.day, current?.day, unit)
    const { roomId, buildingId } = next
    if (roomId && !(await table(room, unit.db, unit.actor.tenantId).get({ id: roomId, buildingId }, ['id'])))
      refuseAt('roomId', '该房间不在所选楼栋')
    return { checker: current?.checker ?? unit.actor.name }
  },
  async afterWrite({ roomId, day, result, findings }, { current: _, ...unit }) {
    if (!roomId) return
    const check = { roomId, source: 'inspection', day } as const
    if (result === 'failed') return found(unit, { ...check, finding: findings ?? '' })
    return passedAgain(unit, check)
  },
  beforeRemove: keepsFindings(inspection, 'inspection'),
})
