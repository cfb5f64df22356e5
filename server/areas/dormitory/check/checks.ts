import { inspection } from '#domain/dormitory/check/inspection.ts'
import { securityCheck } from '#domain/dormitory/check/security-check.ts'
import { room } from '#domain/dormitory/room.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { mustBeRecent } from './checked-day.ts'
import { type CheckKind, keepsFindings, noteCheck } from './found.ts'

const safety: CheckKind = { of: securityCheck, source: 'safety', failing: { result: 'failed' } }
const looks: CheckKind = { of: inspection, source: 'inspection', failing: { result: 'failed' } }

const saidOf = ({ roomId, day, result, findings }: Row<typeof securityCheck> | Row<typeof inspection>) => ({
  ...{ roomId, day },
  finding: result === 'failed' ? (findings ?? '') : null,
})

export const securityChecks = serve(securityCheck, {
  beforeWrite(next, { current, ...unit }) {
    mustBeRecent(next.day, current?.day, unit)
    return { checker: current?.checker ?? unit.actor.name }
  },
  afterWrite: (row, { current, ...unit }) => noteCheck(unit, safety, saidOf(row), current && saidOf(current)),
  beforeRemove: keepsFindings(safety),
})

export const inspections = serve(inspection, {
  async beforeWrite(next, { current, ...unit }) {
    mustBeRecent(next.day, current?.day, unit)
    const { roomId, buildingId } = next
    if (roomId && !(await table(room, unit.db, unit.actor.tenantId).get({ id: roomId, buildingId }, ['id'])))
      refuseAt('roomId', '该房间不在所选楼栋')
    return { checker: current?.checker ?? unit.actor.name }
  },
  afterWrite: (row, { current, ...unit }) => noteCheck(unit, looks, saidOf(row), current && saidOf(current)),
  beforeRemove: keepsFindings(looks),
})
