import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Question } from '#domain/leave/answers.ts'
import { leaveApplication, takingStates } from '#domain/leave/application.ts'
import type { leaveType } from '#domain/leave/type.ts'
import { type AskedField, askedFields, endedStates } from '#domain/leave/words.ts'
import { above, atLeast, below, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { questionsOf } from './questions.ts'

type Application = Partial<Row<typeof leaveApplication>>
type Kind = Row<typeof leaveType>
export type Faults = Readonly<Record<string, string>>

/** What a kind and the design of its form ask. */
export interface KindRules
  extends Pick<
    Kind,
    'name' | 'unit' | 'attendModes' | 'mostDays' | 'proofAfter' | 'asksDestination' | 'enabled'
  > {
  /** Fields whose asking was designed: whether each is required. */
  readonly asked: readonly { readonly field: AskedField; readonly asking: string }[]
  /** That the college asks of its own. */
  readonly questions: readonly Question[]
}

export async function kindOf({ db, actor }: Unit, id: string): Promise<KindRules> {
  const { rows } = await sql<KindRules>`select name, unit, attend_modes as "attendModes",
      most_days::float8 as "mostDays", proof_after as "proofAfter", asks_destination as "asksDestination", enabled,
      coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'asking', f.asking))
        from leave_form_field f where f.tenant_id = t.tenant_id and f.type_id = t.id), '[]') as asked, ${questionsOf} as questions
    from leave_type t where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
  return (
    rows[0] ?? refuse({ type: 'invalid', message: '请假类型不存在', fields: { typeId: '请假类型不存在' } })
  )
}

const nobody = '00000000-0000-0000-0000-000000000000'

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === false

const offCampusOnly: readonly string[] = [
  'destinationId',
  'destination',
  'transport',
  'companion',
  'staysInDormitory',
]

/** What an application breaks of the rules of its kind, by the field that is to be corrected. */
export function kindFaults(kind: KindRules, row: Application, attendMode: string | null): Faults {
  const { unit, mostDays, proofAfter, asked, attendModes } = kind
  const days = row.days ?? 0
  const faults: Record<string, string> = {}
  if (!kind.enabled) faults.typeId = phrase('“{{name}}”已停用，请选择其他类型', { name: kind.name })
  else if (attendModes && !attendModes.split(',').includes(attendMode ?? ''))
    faults.typeId = phrase('“{{name}}”不适用于您的就读方式', { name: kind.name })
  if (unit === 'section' && !row.startsSection)
    faults.startsSection = phrase('“{{name}}”按节次申请，请填写节次', { name: kind.name })
  if (unit === 'day' && row.startsSection)
    faults.startsSection = phrase('“{{name}}”按整天申请，请不要填写节次', { name: kind.name })
  if (days === 0) faults.endsSection = '所选节次没有对应的作息时间'
  if (mostDays !== null && days > mostDays)
    faults.endsOn = phrase('“{{name}}”一次最多 {{most}} 天，当前为 {{days}} 天', {
      name: kind.name,
      most: mostDays,
      days,
    })
  if (proofAfter !== null && days > proofAfter && isEmpty(row.proof))
    faults.proof = phrase('“{{name}}”超过 {{after}} 天须附证明材料', { name: kind.name, after: proofAfter })
  if (kind.asksDestination && row.leavesCampus && !row.destinationId) faults.destinationId = '请填写目的地'
  for (const { field, asking } of asked) {
    const label = askedFields.labels[field]
    const asks = row.leavesCampus || !offCampusOnly.includes(field)
    if (asking === 'required' && asks && isEmpty(row[field]))
      faults[field] = phrase('请填写{{label}}', { label })
    if (asking === 'hidden' && !isEmpty(row[field]))
      faults[field] = phrase('“{{name}}”不填写{{label}}', { name: kind.name, label })
  }
  return faults
}

/** Another leave of the student that takes some of the same time; undefined where there is none. */
export async function overlapping({ db, actor }: Unit, row: Application) {
  return table(leaveApplication, db, actor.tenantId).get(
    {
      studentId: row.studentId,
      state: takingStates,
      id: not(row.id ?? nobody),
      startsAt: below(row.endsAt),
      endsAt: above(row.startsAt),
    },
    ['title'],
  )
}

/** How many leaves of the student began in the thirty days before a moment, `2026-09-01 00:00:00`. */
export async function timesBefore({ db, actor }: Unit, row: Application, startsAt: string): Promise<number> {
  const since = `${daysAfter(startsAt.slice(0, 10), -30)} 00:00:00`
  const before = await table(leaveApplication, db, actor.tenantId).list(
    [
      { studentId: row.studentId, state: [...takingStates, ...endedStates], startsAt: atLeast(since) },
      { startsAt: below(startsAt), id: not(row.id ?? nobody) },
    ],
    ['id'],
    { most: 99 },
  )
  return before.length
}

/** Refuses with each fault at its field. */
export function refuseFaults(faults: Faults): void {
  const [message] = Object.values(faults)
  if (message) refuse({ type: 'invalid', message, fields: faults })
}
