import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { rangeOf } from '#domain/kernel/grant.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { label } from '#domain/records/roster/label.ts'
import { isReader, type LabelReader } from '#domain/records/roster/readers.ts'
import { studentLabel } from '#domain/records/roster/student-label.ts'
import { labelReaders } from '#domain/records/roster/words.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'

const ranges = Object.keys(labelReaders.labels) as readonly LabelReader[]

/** Whether a person who may put labels on sees one that is for `readers`: by the grants of the roles that let them. */
function sees({ actor }: Unit, permissions: readonly string[], readers: string | null): boolean {
  const grants = actor.roles
    .filter((role) => permissions.some((each) => role.permissions.has(each)))
    .flatMap((role) => role.grants)
  return grants.some(
    (grant) =>
      grant === 'all' || ranges.some((range) => isReader(readers, range) && rangeOf(grant) === range),
  )
}

const writes = ['records.student-label:add', 'records.student-label:update', 'base.student:putLabel']

/** Told before anything is asked of the rows, so that nobody learns who bears a label that is hidden from them. */
async function checkLabel(unit: Unit, labelId: string | null | undefined, isNew: boolean) {
  const found = await table(label, unit.db, unit.actor.tenantId).get({ id: labelId ?? null }, [
    'readers',
    'enabled',
  ])
  if (!found) return refuse({ type: 'not-found' })
  if (!sees(unit, writes, found.readers)) refuseAt('labelId', '该标签不在您的可见范围内')
  if (isNew && !found.enabled) refuseAt('labelId', '该标签已停用')
}

export const labelled = serve(studentLabel, {
  async beforeWrite({ labelId }, { current, ...unit }) {
    await checkLabel(unit, labelId, current?.labelId !== labelId)
    return undefined
  },
})

/** The row of a student's label, where the actor sees it. */
async function borne(unit: Unit, studentId: string, labelId: string) {
  const { db, actor } = unit
  const reach = scopeFilter(studentLabel, actor, ['records.student-label:view', 'base.student:takeLabel'])
  const { rows } = await sql<{ id: string }>`select r.id from records_student_label r
    where r.tenant_id = ${actor.tenantId} and r.student_id = ${studentId} and r.label_id = ${labelId} and ${reach()}`.execute(
    db,
  )
  return rows[0]?.id
}

/** Labels are put on and taken off students of any list, one by one and many at once. */
export const labelActs = serve(student, {
  actions: {
    async putLabel({ id }, { labelId, since }, unit) {
      await checkLabel(unit, labelId, true)
      const has = await table(studentLabel, unit.db, unit.actor.tenantId).exists({ studentId: id, labelId })
      if (has) refuse({ type: 'conflict', message: '该学生已有此标签' })
      await rowsOf(labelled as typeof labelled & { resource: typeof studentLabel }, unit).insert({
        ...{ studentId: id, labelId },
        since: since ?? todayOf(unit.app),
      })
      return undefined
    },
    async takeLabel({ id }, { labelId }, unit) {
      const rows = rowsOf(studentLabel, unit)
      const found = await borne(unit, id, labelId)
      const row = found ? await rows.lock(found) : undefined
      if (!row) return refuse({ type: 'conflict', message: '该学生没有此标签' })
      await rows.remove([row])
      return undefined
    },
  },
})
