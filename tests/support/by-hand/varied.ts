import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'

const byTurns = (column: string, codes: string) =>
  `${column} = (array['${codes.replaceAll(' ', `', '`)}'])[1 + n % ${codes.split(' ').length}]`

const changed = `since = today.day - n, ${byTurns('state', 'effective reviewing draft effective withdrawn approved sentBack')}`
const request = byTurns('state', 'draft withdrawn sentBack')

/** Of which the small demo has too few rows: each of them once more, and how many times. */
const repeated: readonly (readonly [table: string, times: number])[] = [
  ['records_change', 7],
  ['records_postgraduate_change', 7],
  ['dormitory_room_change', 4],
  ['dormitory_stay_application', 7],
  ['activity_cadre', 1],
  ['activity_society_member', 1],
]

/** Of a table every so-manyth row, and what it becomes: all codes of a field, and each with those of another one. */
const lacking: readonly (readonly [table: string, every: number, becomes: string])[] = [
  ['records_change', 1, `${changed}, ${byTurns('kind', '31 22 21 23 26 11 08 12 15 17')}`],
  ['records_postgraduate', 3, byTurns('student_state', '03 04 05 12 13')],
  ['records_postgraduate_change', 1, `${changed}, ${byTurns('kind', '31 27 28 71 11')}`],
  ['base_student', 8, byTurns('student_state', '03 04 05 06 07 08 10 11')],
  ['base_student', 11, byTurns('student_state', '12 13 14 15 99')],
  ['base_student', 13, `ethnic = (array['97', '98', null])[1 + n % 3]`],
  ['dormitory_sign_turn', 7, byTurns('result', 'leave exempt proxy late')],
  ['dormitory_sign_turn', 9, byTurns('doubt', 'repeated shared')],
  ['dormitory_room_change', 1, byTurns('kind', 'move swap')],
  ['dormitory_room_change', 1, byTurns('state', 'done approved moving refused draft withdrawn sentBack')],
  ['dormitory_room_change', 5, byTurns('state', 'agreeing reviewing counsellorPassed collegePassed')],
  ['dormitory_stay_application', 1, 'starts_on = today.day - n'],
  [
    'dormitory_stay_application',
    1,
    byTurns('state', 'approved arranged refused over draft withdrawn sentBack'),
  ],
  ['dormitory_repair_order', 3, 'overdue = n % 2 = 0, overdue_times = n % 3'],
  [
    'dormitory_repair_order',
    4,
    byTurns('state', 'submitted dispatched returned accepted arrived delayed cancelled'),
  ],
  ['claim_goods_order', 5, 'paid = amount / 2'],
  ['claim_goods_order', 7, byTurns('state', 'refunded lost cancelled')],
  ['admissions_admitted_student', 2, 'owed = 100000, deferred_until = today.day - 1 + n % 4'],
  ['admissions_admitted_student', 5, byTurns('arrival', 'deferred declined')],
  ['admissions_admitted_student', 9, 'year = year - 1'],
  ['claim_verification', 5, 'undone_at = now()'],
  ['claim_verification', 7, 'overridden = passed'],
  ['claim_verification', 11, 'verdict = null'],
  ['leave_application', 1, 'leaves_city = n % 11 < 5, absent_lessons = 1 + n % 3, recent_times = n % 7'],
  [
    'leave_application',
    2,
    byTurns('state', 'approved away checking overdue closed archived reviewing draft givenUp'),
  ],
  ['dormitory_whereabouts_turn', 8, `state = 'waiting'`],
  ['dormitory_whereabouts_turn', 9, 'day = today.day'],
  ['return_school_turn', 2, byTurns('result', 'returned leave exempt')],
  ['violation_record', 1, 'read_at = case when n % 4 > 0 then happened_at end'],
  ['violation_record', 1, byTurns('state', 'notified effective expired released rescinded recorded')],
  ['fee_student_fee', 7, byTurns('state', 'waived deferred')],
  ['fee_student_fee', 9, `refunded = paid, held = 0, state = 'refunded'`],
  ['fee_student_fee', 10, 'due_on = today.day'],
  ['fee_ledger', 6, byTurns('kind', 'refund withdrawal deposit offset')],
  ['affairs_hardship', 3, byTurns('groups', '3 7,8 11 13,2 10,12')],
  ['affairs_hardship', 4, `state = 'expired'`],
  ['affairs_hardship', 7, request],
  ['award_record', 1, `academic_year = case when n < 6 then '2026-2027' else academic_year end`],
  ['skills_loan_certificate', 5, request],
  ['activity_labour', 6, 'attended = false'],
  ['activity_social_practice', 5, request],
  ['evaluation_additional_score', 9, byTurns('state', 'reviewing sentBack')],
  ['evaluation_combined_score', 5, byTurns('level', 'excellent good')],
  ['system_send_log', 6, byTurns('state', 'waiting sending')],
]

/** Lets happen in a small demo college what does not, so that no figure is right by chance. */
export async function varied(db: Database, tenantId: string, today: string): Promise<void> {
  for (const [table, times] of repeated)
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
      from ${sql.table(table)} r cross join generate_series(1, ${sql.lit(times)})
      where tenant_id = ${tenantId} on conflict do nothing`.execute(db)
  for (const [table, every, becomes] of lacking)
    await sql`update ${sql.table(table)} r set ${sql.raw(becomes)}
      from (select ${today}::date as day) today, (select id, n / ${sql.lit(every)} as n from (
        select id, (row_number() over (order by id))::int as n from ${sql.table(table)} where tenant_id = ${tenantId}) a
        where n % ${sql.lit(every)} = 0) at
      where at.id = r.id`.execute(db)
}
