import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { student as students } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { changeRule } from '#domain/records/change/rule.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { above, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { effectsOf } from './effects.ts'
import { tellOf } from './tell.ts'
import { type Change, type Changing, changesIn, studentOf } from './unit.ts'

const moved = '学生的学籍状态或班级已变动，请取消后重新办理'

/** Writes the change into the record, in the one way in which records are written. */
export async function takeEffect(changing: Changing, unit: Unit, row: Change) {
  if ((row.effectiveOn ?? '9') > todayOf(unit.app))
    refuse({ type: 'conflict', message: '生效日期未到，到期自动生效' })
  const rows = rowsOf(students, unit)
  const current = (await rows.lock(row.studentId ?? '')) ?? refuse({ type: 'not-found' })
  if (current.studentState !== row.fromState || current.classId !== row.fromClassId)
    refuse({ type: 'conflict', message: moved })
  const effects = await effectsOf(unit, row, await studentOf(unit, current.id))
  await rows.update(
    current,
    {
      studentState: effects.toState,
      classId: row.toClassId ?? current.classId,
      expectedGraduation: effects.toGraduation,
    },
    { reason: row.title ?? '' },
    ['classId'],
  )
  await changing.apply?.(unit, row)
  await tellOf(unit, { ...row, bedId: effects.bedId }, { title: '已生效', keeper: true })
  const { revertDays } = await settingsOf(unit.db, unit.actor.tenantId, changeRule)
  const until = endOf(daysAfter(todayOf(unit.app), revertDays))
  return { toGraduation: effects.toGraduation, appliedAt: timeOf(unit.app.now()), revertBy: until }
}

/** An expulsion stands as long as the punishment does. */
async function mustBeRescinded({ db, actor }: Unit, id: string) {
  if (await table(punishment, db, actor.tenantId).exists({ id, state: 'effective', kind: 'expulsion' }))
    refuse({ type: 'conflict', message: '处分仍然有效，处分撤销或变更后自动恢复学籍' })
}

/** Puts the record back as it was, while nothing else has come upon it. */
export async function revert(changing: Changing, unit: Unit, row: Change) {
  if (row.punishmentId) await mustBeRescinded(unit, row.punishmentId)
  else if ((row.revertBy ?? '') < timeOf(unit.app.now()))
    refuse({ type: 'conflict', message: '已超过可撤销的时间，请另行办理异动' })
  const rows = rowsOf(students, unit)
  const current = (await rows.lock(row.studentId ?? '')) ?? refuse({ type: 'not-found' })
  const { studentId } = row
  const later = {
    studentId,
    state: 'effective',
    id: not(row.id),
    appliedAt: above(row.appliedAt ?? ''),
  } as const
  const now = [current.studentState, current.classId, current.expectedGraduation]
  const then = [row.toState, row.toClassId ?? row.fromClassId, row.toGraduation]
  if (now.some((value, at) => value !== then[at]) || (await changesIn(unit, changing.of).exists(later)))
    refuse({ type: 'conflict', message: '此后学籍又有变动，不能撤销' })
  await rows.update(
    current,
    {
      studentState: row.fromState ?? current.studentState,
      classId: row.fromClassId ?? current.classId,
      expectedGraduation: row.fromGraduation,
    },
    { reason: row.title ?? '' },
    ['classId'],
  )
  await changing.revert?.(unit, row)
  await tellOf(unit, row, { title: '已撤销', keeper: true })
}
