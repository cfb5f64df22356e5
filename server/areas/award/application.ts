import { awardApplication } from '#domain/award/application.ts'
import { awardProject } from '#domain/award/project.ts'
import { awardType } from '#domain/award/type.ts'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { type Application, batchOf, judgedAnew, parametersOf } from './judged.ts'
import { takePlace } from './place.ts'
import { awardRecords } from './record.ts'

const written: readonly (string | null | undefined)[] = [null, undefined, 'draft', 'sentBack', 'withdrawn']
/** These count towards what one student may ask for in a year. */
const runningStates = [
  'reviewing',
  'classPassed',
  'collegePassed',
  'collegeShown',
  'schoolPassed',
  'awarded',
] as const

async function projectOf({ db, actor }: Unit, id: string) {
  const columns = ['id', 'name', 'typeId', 'level', 'amount', 'unit', 'fund', 'enabled'] as const
  return (await table(awardProject, db, actor.tenantId).get({ id }, columns)) ?? refuse({ type: 'not-found' })
}

/** Refuses a batch that takes no applications today. */
async function mustBeOpen(unit: Unit, batchId: string | null | undefined) {
  const batch = await batchOf(unit, batchId)
  const today = todayOf(unit.app)
  if (today < batch.opensOn || today > batch.closesOn)
    refuseAt('batchId', phrase('“{{name}}”现在不接受申请', { name: batch.name }))
  return batch
}

/** Lets no other award of the student pass a step until the end of the transaction. */
const holdStudent = ({ db, actor }: Unit, { studentId }: Application) =>
  table(student, db, actor.tenantId).lock({ id: studentId ?? '' }, ['id'])

async function passed(row: Application, _: object, unit: Unit) {
  await holdStudent(unit, row)
  return { set: await judgedAnew(unit, row) }
}

export const awardApplications = serve(awardApplication, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && !written.includes(current.state)) return undefined
    const isSame = current && current.batchId === next.batchId
    const batch = isSame ? await batchOf(unit, next.batchId) : await mustBeOpen(unit, next.batchId)
    const { name, id, enabled } = await projectOf(unit, batch.projectId)
    if (!enabled) refuseAt('batchId', phrase('“{{name}}”现在不接受申请', { name: batch.name }))
    const who = await table(student, unit.db, unit.actor.tenantId).get({ id: next.studentId ?? '' }, ['name'])
    return {
      ...{ projectId: id, awardName: name, academicYear: batch.academicYear, term: batch.term },
      ...{ collegeDays: batch.collegeDays, schoolDays: batch.schoolDays },
      title: `${who?.name} ${batch.academicYear}学年 ${name}`,
    }
  },
  actions: {
    async submit(row, _, unit) {
      const { db, actor } = unit
      // One that was sent back was handed in in time.
      if (row.state !== 'sentBack') await mustBeOpen(unit, row.batchId)
      const { studentId, academicYear } = row
      const running = { studentId, academicYear, state: runningStates, id: not(row.id) }
      const { mostRunning } = await parametersOf(unit)
      if ((await table(awardApplication, db, actor.tenantId).count(running)) >= mostRunning)
        refuse({
          type: 'conflict',
          message: phrase('每人每学年最多申请 {{count}} 项', { count: mostRunning }),
        })
      const set = await judgedAnew(unit, row)
      const own = await table(schoolClass, db, actor.tenantId).get({ id: row.classId ?? '' }, ['name'])
      return { set: { ...set, className: own?.name ?? null } }
    },
    classPass: passed,
    async collegePass(row, _, unit) {
      const done = await passed(row, _, unit)
      await takePlace(unit, row, done.set)
      return done
    },
    schoolPass: passed,
    async approve(row, _, unit) {
      const { db, actor, app } = unit
      const { name, typeId, level, amount, unit: by, fund } = await projectOf(unit, row.projectId ?? '')
      const type = await table(awardType, db, actor.tenantId).get({ id: typeId }, ['category'])
      const { studentId, projectId, batchId, academicYear, term, judgedOn } = row
      await rowsOf(awardRecords, unit).insert(
        {
          ...{ studentId, applicationId: row.id, projectId, batchId, academicYear, term, judgedOn },
          ...{ name, level, amount, unit: by, fund, category: type?.category ?? null },
          awardedOn: todayOf(app),
        },
        {},
        ['studentId', 'applicationId', 'projectId', 'batchId'],
      )
      await tellAboutStudent(
        unit,
        { studentId },
        { ...{ kind: 'service', event: 'award-given', link: '/award/mine' }, title: `您获得${name}` },
      )
      return undefined
    },
  },
})
