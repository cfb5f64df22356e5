import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { levelOf, mayHave, scoreOf } from '#domain/affairs/hardship/score.ts'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { yearBefore } from '#domain/kits/academic-year.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import { endOf } from '#server/core/database/moment.ts'
import { atLeast, atMost, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { recognisedLevelOf } from './level.ts'
import { type Hardship, takePlace } from './place.ts'

const written = [
  ...(['id', 'name', 'academicYear', 'endsOn', 'noticeDays'] as const),
  ...(['specialFrom', 'hardFrom', 'plainFrom'] as const),
] as const

/** The round that takes applications today; refused where there is none. */
async function openBatch({ db, app, actor }: Unit) {
  const today = todayOf(app)
  const open = { opensOn: atMost(today), closesOn: atLeast(today) }
  const found = await table(hardshipBatch, db, actor.tenantId).get(open, written, {
    order: ['-academicYear'],
  })
  return found ?? refuse({ type: 'conflict', message: '现在不在困难认定申请时间内' })
}

const batchOf = async ({ db, actor }: Unit, id: string | null) =>
  (await table(hardshipBatch, db, actor.tenantId).get({ id: id ?? '' }, written)) ??
  refuse({ type: 'not-found' })

const isWritten = (state: Hardship['state'] | undefined) =>
  state === undefined || state === null || state === 'draft' || state === 'sentBack' || state === 'withdrawn'

/** What a reviewer says of the level. */
function judged(next: Partial<Hardship>, current: Hardship) {
  const { level = null, levelReason = null, groups = null, proposedLevel } = next
  if (level === current.level && levelReason === current.levelReason) return
  if (!mayHave(level, groups)) refuseAt('level', '认定为特别困难的，应属于特殊群体')
  if (level !== proposedLevel && !levelReason?.trim())
    refuseAt('levelReason', '认定等级与评分建议不同的，请填写理由')
}

/** Passed by a step: it has a level, and a place of its class. */
async function passed(row: Hardship, _: object, unit: Unit) {
  if (row.level === null) refuse({ type: 'conflict', message: '评分未达到认定线，请先填写认定等级和理由' })
  await takePlace(unit, row)
  return undefined
}

const tell = (unit: Unit, { studentId }: Hardship, title: string) =>
  tellAboutStudent(
    unit,
    { studentId },
    {
      ...{ kind: 'service', event: 'hardship-changed', title, link: '/affairs/hardship-apply' },
    },
  )

export const hardships = serve(hardship, {
  /** The points and the level follow from what the student says, until a reviewer sets another. */
  async beforeWrite(next, { current, ...unit }) {
    if (current && !isWritten(current.state)) {
      judged(next, current)
      return undefined
    }
    const batch = current?.batchId ? await batchOf(unit, current.batchId) : await openBatch(unit)
    const { studentId, familySize = 1, labourCount = 0, supportCount = 0, incomePerHead = '0.00' } = next
    const who = await table(student, unit.db, unit.actor.tenantId).get({ id: studentId ?? '' }, ['name'])
    const { debt = null, disaster = null, accident = null, illness = null, groups = null } = next
    const score = scoreOf({
      ...{ familySize, labourCount, supportCount, incomePerHead },
      ...{ debt, disaster, accident, illness, groups },
    })
    const level = levelOf(score.points, groups, batch)
    return {
      ...{ ...score, proposedLevel: level, level, levelReason: null },
      // Not copied by the declaration, which would lock the batch: places are taken after it.
      ...{ batchId: batch.id, academicYear: batch.academicYear, noticeDays: batch.noticeDays },
      title: `${who?.name} ${batch.academicYear}学年困难认定`,
    }
  },
  actions: {
    async submit(row, _, unit) {
      const { db, actor } = unit
      const batch = await batchOf(unit, row.batchId)
      // One that was sent back was handed in in time.
      if (row.state !== 'sentBack' && (await openBatch(unit)).id !== batch.id)
        refuse({ type: 'conflict', message: phrase('“{{name}}”已不接受申请', { name: batch.name }) })
      const who = await table(student, db, actor.tenantId).get({ id: row.studentId ?? '' }, [
        ...(['classId', 'studentState'] as const),
      ])
      if (!who || !studying.includes(who.studentState))
        return refuse({ type: 'conflict', message: '只有在校学生可以申请困难认定' })
      const own = await table(schoolClass, db, actor.tenantId).get({ id: who.classId }, ['name'])
      const last = yearBefore(batch.academicYear)
      const lastLevel = await recognisedLevelOf(unit, row.studentId ?? '', last)
      return { set: { className: own?.name ?? null, lastLevel } }
    },
    classPass: passed,
    collegePass: passed,
    aidPass: passed,
    async approve(row, _, unit) {
      await takePlace(unit, row)
      const { endsOn } = await batchOf(unit, row.batchId)
      return { set: { recognisedOn: todayOf(unit.app), endsOn, endsAt: endOf(endsOn) } }
    },
    async adjust(row, { newLevel, changeReason }, unit) {
      if (newLevel === row.level) refuseAt('newLevel', '新等级与现等级相同')
      if (!mayHave(newLevel, row.groups)) refuseAt('newLevel', '认定为特别困难的，应属于特殊群体')
      await tell(unit, row, '您的困难认定等级已调整')
      return {
        set: {
          ...{ level: newLevel, levelReason: changeReason, formerLevel: row.level },
          changedOn: todayOf(unit.app),
        },
      }
    },
    async end(row, _, unit) {
      await tell(unit, row, '您的困难认定已终止')
      return { set: { changedOn: todayOf(unit.app) } }
    },
  },
})
