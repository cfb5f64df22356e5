import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { statusChange } from '#domain/records/change/change.ts'
import { isOpenTo } from '#domain/records/change/rules.ts'
import { changeScope } from '#domain/records/change/scope.ts'
import type { ChangeKind } from '#domain/records/change/words.ts'
import { atLeast, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { type Change, changesIn, type Student } from './unit.ts'

const scopesOf = ({ db, actor }: Unit, kind: ChangeKind, majorId: string | null, lock = false) =>
  table(changeScope, db, actor.tenantId).list(
    { kind: kind as '23' | '26', majorId, enabled: true },
    ['id', 'fromDepartments', 'fromGrade', 'toGrade', 'opensOn', 'closesOn', 'places'],
    { order: ['-opensOn'], ...(lock && { lock: 'no key update' }) },
  )

/** The major was opened to this student, and may be asked for now. */
export async function checkScope(unit: Unit, kind: ChangeKind, majorId: string, student: Student) {
  const today = todayOf(unit.app)
  const opened = await scopesOf(unit, kind, majorId)
  if (!opened.some((each) => isOpenTo(each, student, today)))
    refuseAt('toMajorId', '该专业目前没有向您所在的年级和院系开放')
}

/** The places of the round in which it was asked for: two approvals at once take the last one after another. */
export async function checkPlaces(unit: Unit, { kind, toMajorId, sentAt, decision }: Change) {
  if (decision || !kind || (kind !== '23' && kind !== '26')) return
  const asked = (sentAt ?? '').slice(0, 10)
  const opened = await scopesOf(unit, kind, toMajorId, true)
  const round = opened.find(({ opensOn }) => opensOn <= asked)
  if (!round) return
  const since = atLeast(`${round.opensOn} 00:00:00`)
  const state = ['approved', 'effective'] as const
  const taken = await changesIn(unit, statusChange).count({ kind, toMajorId, state, sentAt: since })
  if (taken >= round.places) refuse({ type: 'conflict', message: '该专业的接收名额已满' })
}
