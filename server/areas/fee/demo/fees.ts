import { sql } from 'kysely'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { feeProject } from '#domain/fee/project.ts'
import { feeStandard } from '#domain/fee/standard.ts'
import { coversOf } from '#domain/fee/standard-for.ts'
import { feeTemplate, feeTemplateLine } from '#domain/fee/template.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import { demoOrders } from './orders.ts'
import { demoReceipts } from './receipts.ts'
import {
  amounts,
  bodies,
  channels,
  id,
  projects,
  services,
  template,
  templateLines,
  tuition,
  usualTuition,
  years,
} from './rules.ts'
import { openServices } from './services.ts'

const made = { by: 'demo' }

/** The fees of the college: whom they belong to, what they cost, and of this year who has paid and who has not. */
export async function demoFees(
  db: Database,
  tenantId: string,
  { secrets }: Pick<AppContext, 'secrets'>,
): Promise<void> {
  const put = <Row extends { readonly id: string }>(of: AnyResource, rows: readonly Row[]) =>
    insertRows(
      db,
      of,
      tenantId,
      rows.map((row) => ({ ...asColumns(of.fields, row), id: row.id })),
      made,
    )
  await put(feeBody, bodies)
  await put(feeProject, projects)
  await put(feeTemplate, [template])
  await put(feeTemplateLine, templateLines)
  await put(feeChannel, channels)
  await openServices({ db, secrets }, tenantId, services)
  await put(feeStandard, await standardsIn(db, tenantId))
  await chargeStudents(db, tenantId)
  await keepPayments(db, tenantId)
  await demoOrders(db, tenantId)
  await demoReceipts(db, tenantId)
}

const everybody = { grade: null, majorId: null, level: null, studentType: null, entryMode: null }

/** Tuition by major, the rest for all or for new students. */
async function standardsIn(db: Database, tenantId: string) {
  const { rows: majors } = await sql<{ id: string; code: string; name: string; department: string }>`
    select m.id, m.code, m.name, d.name as department from base_major m
    join base_department d on d.tenant_id = m.tenant_id and d.id = m.department_id
    where m.tenant_id = ${tenantId} order by m.code`.execute(db)
  const yuan = (fen: number) => (fen / 100).toFixed(2)
  return years.flatMap((academicYear) => {
    const common = {
      academicYear,
      dueOn: `${academicYear.slice(0, 4)}-09-30`,
      basis: '云发改收费〔2024〕118号',
    }
    const ofMajors = majors.map(({ id: majorId, code, name, department }) => ({
      ...{ ...common, id: id(`${academicYear} XF ${code}`), projectId: id('XF'), majorId, grade: null },
      name: `${name}学费`,
      ...{ amount: yuan(tuition[department] ?? usualTuition), covers: coversOf({ ...everybody, majorId }) },
    }))
    const ofAll = amounts.map(({ code, fen, grade }) => ({
      name: `${grade ? `${grade} 级` : ''}${projects.find((each) => each.code === code)?.name}`,
      ...{ ...common, id: id(`${academicYear} ${code}`), projectId: id(code), majorId: null },
      ...{
        grade: grade ?? null,
        amount: yuan(fen),
        covers: coversOf({ ...everybody, grade: grade ?? null }),
      },
    }))
    return [...ofMajors, ...ofAll]
  })
}

const chance = (question: string) =>
  sql`(('x' || substr(md5(s.student_no || p.code || ${question}), 1, 7))::bit(28)::int % 100)`

/** Tuition of all on the roll and lodging of the boarders among the new; of a hundred some seventy have paid. */
async function chargeStudents(db: Database, tenantId: string) {
  await sql`
    insert into fee_student_fee (id, tenant_id, created_by, updated_by, student_id, project_id, academic_year, due, due_on,
      reduced, reduction_reason, paid, refunded, payable, held, owed, state, deferred_until, deferral_reason, standard_id,
      name, project_name, class_id, department_id)
    select f.id, ${tenantId}, 'demo', 'demo', f.student_id, f.project_id, f.academic_year, f.due, f.due_on,
      f.reduced, case when f.reduced > 0 then '01' end, f.paid, 0, f.due - f.reduced, f.paid, f.due - f.reduced - f.paid,
      case when f.paid >= f.due - f.reduced then 'paid' when f.deferred then 'deferred' when f.paid > 0 then 'part' else 'due' end,
      case when f.deferred then date '2026-12-31' end, case when f.deferred then '01' end, f.standard_id,
      f.project_name || ' ' || f.academic_year, f.project_name, f.class_id, f.department_id
    from (
      select ${idFrom(sql`'fee' || s.student_no || p.code`)} as id, s.id as student_id, p.id as project_id, t.academic_year,
        t.amount as due, t.due_on, t.id as standard_id, p.name as project_name, s.class_id, s.department_id,
        case when ${chance('fate')} between 88 and 90 then 100000 else 0 end as reduced,
        case when ${chance('fate')} < 74 then t.amount when ${chance('fate')} < 80 then t.amount / 2
          when ${chance('fate')} between 88 and 90 then t.amount - 100000 else 0 end as paid,
        ${chance('fate')} between 80 and 84 as deferred
      from base_student s
      join fee_standard t on t.tenant_id = s.tenant_id and t.academic_year = '2026-2027'
        and (t.major_id is null or t.major_id = s.major_id) and (t.grade is null or t.grade = s.grade)
      join fee_project p on p.tenant_id = t.tenant_id and p.id = t.project_id
      where s.tenant_id = ${tenantId} and s.student_state in ('01', '05') and (p.code = 'XF' or (p.code = 'ZSF' and s.grade = 2026
        and exists (select from dormitory_bed b where b.tenant_id = s.tenant_id and b.student_id = s.id)))
    ) f`.execute(db)
}

/** What was paid at the beginning of the term came by the bank or at the desk: a line of the ledger for each. */
async function keepPayments(db: Database, tenantId: string) {
  await sql`
    insert into fee_ledger (id, tenant_id, created_by, updated_by, fee_id, student_id, project_id, academic_year, class_id,
      department_id, channel_id, kind, amount, movement, moved_on, by, at)
    select ${idFrom(sql`'ledger' || f.id`)}, ${tenantId}, 'demo', 'demo', f.id, f.student_id, f.project_id, f.academic_year,
      f.class_id, f.department_id, c.id, 'payment', f.paid, 'CW2026' || upper(substr(md5(f.id::text), 1, 12)), d.day, '财务处',
      d.day::timestamp at time zone 'Asia/Shanghai' + interval '10 hours'
    from fee_student_fee f
    cross join lateral (select date '2026-09-01' + ('x' || substr(md5(f.id::text), 1, 6))::bit(24)::int % 28 as day) d
    join fee_channel c on c.tenant_id = f.tenant_id
      and c.code = (array['ZZ', 'POS', 'GT', 'DK'])[1 + ('x' || substr(md5(f.student_id::text), 1, 6))::bit(24)::int % 4]
    where f.tenant_id = ${tenantId} and f.paid > 0`.execute(db)
}
