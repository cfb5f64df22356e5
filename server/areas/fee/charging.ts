import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { charging } from '#domain/fee/charging/charging.ts'
import { type Payer, type Priced, propose } from '#domain/fee/charging/propose.ts'
import { feeStandard } from '#domain/fee/standard.ts'
import type { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { proposalsServer } from '#server/engine/proposals/proposals-server.ts'
import type { Given, ProposalWork } from '#server/engine/proposals/work.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { studentFees } from './student-fee.ts'

/** Of one proposal: it is computed in the call, and carried out in one transaction. */
const most = 20_000

/** What a proposal asks, as its row keeps it. */
interface Asked {
  readonly academicYear: string
  readonly projectId: string
  readonly grade: number | null
  readonly departmentId: string | null
  readonly classes: string | null
}

/** The students who are asked for and whom the actor may look up, with what they owe already; one more than `most`. */
async function payersOf({ db, actor }: Unit, asked: Asked): Promise<readonly Payer[]> {
  const { academicYear, projectId, grade, departmentId, classes } = asked
  const among = classes ? classes.split(',') : []
  const { rows } = await sql<Omit<Payer, 'charged'> & { readonly charged: number | null }>`
    select s.id, s.student_state in ('01', '05') as "onRoll", s.grade, s.major_id as "majorId", m.train_level as level,
      s.student_type as "studentType", s.entry_mode as "entryMode", f.due::float8 as charged
    from base_student s
    left join ${behind('base_major m', 's.major_id')}
    left join fee_student_fee f on f.tenant_id = s.tenant_id and f.student_id = s.id
      and f.project_id = ${projectId} and f.academic_year = ${academicYear}
    where s.tenant_id = ${actor.tenantId} and (${grade}::int is null or s.grade = ${grade}::int)
      and (${departmentId}::uuid is null or s.department_id = ${departmentId}::uuid)
      and (${among.length} = 0 or s.class_id = any(${among}::uuid[])) and ${lookUpReach(student, actor)('s')}
    order by s.student_no limit ${most + 1}`.execute(db)
  return rows.map(({ charged, ...row }) => ({ ...row, charged: charged === null ? null : yuanOf(charged) }))
}

const pricesOf = ({ db, actor }: Unit, ids: readonly string[]) =>
  table(feeStandard, db, actor.tenantId).list({ id: [...new Set(ids)] }, [
    ...(['id', 'projectId', 'academicYear', 'amount', 'dueOn'] as const),
  ])

/** What these students owe already by these standards, in the order of their ids, so that two calls never wait for each other. */
async function chargedBy({ db, actor }: Unit, given: readonly Given[]) {
  const { rows } = await sql<{ id: string; studentId: string }>`select f.id, f.student_id as "studentId"
    from fee_student_fee f
    join unnest(${given.map(({ subject }) => subject)}::uuid[], ${given.map(({ target }) => target)}::uuid[])
      as g(student_id, standard_id) on g.student_id = f.student_id
    join fee_standard p on p.tenant_id = f.tenant_id and p.id = g.standard_id
      and p.project_id = f.project_id and p.academic_year = f.academic_year
    where f.tenant_id = ${actor.tenantId} order by f.id for update of f`.execute(db)
  return rows
}

const chargingWork: ProposalWork = {
  async compute(unit, proposal, kept) {
    const asked = proposal as unknown as Asked
    const { projectId, academicYear } = asked
    const standards: readonly Priced[] = await table(feeStandard, unit.db, unit.actor.tenantId).list(
      { projectId, academicYear },
      ['id', 'projectId', 'amount', 'grade', 'majorId', 'level', 'studentType', 'entryMode'],
    )
    if (standards.length === 0) refuse({ type: 'conflict', message: '该学年还没有此项目的收费标准' })
    const students = await payersOf(unit, asked)
    if (students.length > most)
      refuse({ type: 'conflict', message: phrase('一次最多生成 {{most}} 人，请缩小范围', { most }) })
    if (students.length === 0) refuse({ type: 'conflict', message: '所选范围内没有学生' })
    return propose(students, standards, kept).map(({ studentId, standardId, ...why }) => ({
      ...{ subject: studentId, target: standardId },
      ...why,
    }))
  },

  async judge(unit, given, proposal) {
    const { projectId, academicYear } = proposal as unknown as Asked
    const standards = await pricesOf(
      unit,
      given.map(({ target }) => target),
    )
    const own = new Set(
      standards
        .filter((each) => each.projectId === projectId && each.academicYear === academicYear)
        .map(({ id }) => id),
    )
    const charged = await chargedBy(unit, given)
    return new Map([
      ...charged.map(({ studentId }) => [studentId, '该学年已有此项目的应缴'] as const),
      ...given.flatMap(({ subject, target }) =>
        own.has(target) ? [] : [[subject, '收费标准不属于方案的项目和学年'] as const],
      ),
    ])
  },

  async carryOut(unit, given) {
    const standards = await pricesOf(
      unit,
      given.map(({ target }) => target),
    )
    const prices = new Map(standards.map((price) => [price.id, price] as const))
    await rowsOf(studentFees, unit).insertAll(
      given.map(({ subject: studentId, target: standardId }) => {
        const { projectId = '', academicYear = '', amount = '', dueOn = '' } = prices.get(standardId) ?? {}
        return { studentId, projectId, academicYear, due: amount, dueOn, standardId }
      }),
      { reason: '应缴生成' },
      ['studentId', 'projectId', 'standardId'],
    )
  },

  async takeBack(unit, given) {
    const rows = rowsOf(studentFees, unit)
    const charged = await chargedBy(unit, given)
    const standing = (await rows.lockAll(charged.map(({ id }) => id))) as readonly Row<typeof studentFee>[]
    const due = new Map(given.map(({ subject, target }) => [subject, target] as const))
    // A payment, a reduction and a deferral each make it a later revision.
    const back = standing.filter(
      ({ studentId, standardId, revision }) => revision === 1 && due.get(studentId) === standardId,
    )
    const gone = await rows.removeMany(back as never)
    return new Set(back.flatMap(({ id, studentId }) => (gone.has(id) ? [studentId] : [])))
  },
}

export const feeChargings = proposalsServer(charging, chargingWork)
