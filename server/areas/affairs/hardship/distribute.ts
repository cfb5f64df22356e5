import { type RawBuilder, sql } from 'kysely'
import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import { divided, totalOf } from '#domain/affairs/hardship/places.ts'
import { hardshipQuota } from '#domain/affairs/hardship/quota.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, empty, filled, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { usedBy } from './used.ts'

interface Enrolled {
  readonly id: string
  readonly name: string
  readonly departmentId: string
  readonly department: string
  readonly headcount: number
}

/**
 * Classes `c` with how many of their students `s` count, college by college: today those who study, in classes that are
 * not over.
 */
export async function enrolledIn(
  db: Database,
  tenantId: string,
  which: RawBuilder<unknown> = sql`not c.graduated and s.student_state = any(${studying})`,
): Promise<readonly Enrolled[]> {
  const { rows } = await sql<Enrolled>`select c.id, c.name, c.department_id as "departmentId",
      d.name as department, count(*)::int as headcount
    from base_class c join ${behind('base_student s', 'c.id', 'class_id')}
    join ${behind('base_department d', 'c.department_id')}
    where c.tenant_id = ${tenantId} and ${which}
    group by c.id, c.name, c.code, c.department_id, d.name, d.code order by d.code, c.code`.execute(db)
  return rows
}

interface Share {
  readonly name: string
  readonly departmentId: string
  readonly classId: string | null
  readonly headcount: number
  readonly places: number
}

/** The places of colleges and classes, by headcount. */
export function sharesOf(total: number, classes: readonly Enrolled[]): readonly Share[] {
  const colleges = [...Map.groupBy(classes, ({ departmentId }) => departmentId).values()]
  const countOf = (some: readonly Enrolled[]) => some.reduce((sum, { headcount }) => sum + headcount, 0)
  const places = divided(total, colleges.map(countOf))
  return colleges.flatMap((own, at) => {
    const college = places[at] ?? 0
    const parts = divided(
      college,
      own.map(({ headcount }) => headcount),
    )
    const [{ departmentId, department }] = own as [Enrolled]
    return [
      { name: department, departmentId, classId: null, headcount: countOf(own), places: college },
      ...own.map(({ id, name, headcount }, place) => ({
        ...{ name, departmentId, classId: id, headcount, places: parts[place] ?? 0 },
      })),
    ]
  })
}

/**
 * Gives the places of a batch to colleges and on to classes, by who is enrolled today, in place of what stood there: loans
 * end. Refused where a class has more in use than it would get. In the transaction of the caller.
 */
export async function distribute(db: Database, tenantId: string, batchId: string, by: string): Promise<null> {
  const quotas = table(hardshipQuota, db, tenantId)
  const [batch] = await table(hardshipBatch, db, tenantId).lock({ id: batchId }, ['places', 'ratio'])
  if (!batch) return refuse({ type: 'not-found' })
  const classes = await enrolledIn(db, tenantId)
  const enrolled = classes.reduce((sum, { headcount }) => sum + headcount, 0)
  const total = totalOf(batch, enrolled)
  if (total > enrolled)
    refuse({
      type: 'conflict',
      message: phrase('总名额 {{total}} 个多于在校生 {{count}} 人', { total, count: enrolled }),
    })
  // Colleges before their classes, as every other change of places.
  const kept = [
    ...(await quotas.lock({ batchId, classId: empty }, ['id', 'name', 'departmentId', 'classId'])),
    ...(await quotas.lock({ batchId, classId: filled }, ['id', 'name', 'departmentId', 'classId'])),
  ]
  const used = await usedBy(db, tenantId, batchId)
  const shares = sharesOf(total, classes)
  const keyOf = ({ departmentId, classId }: { departmentId: string | null; classId: string | null }) =>
    classId ?? departmentId
  const next = new Map(shares.map((share) => [keyOf(share), share]))
  for (const { classId, name } of kept) {
    const taken = classId ? (used.get(classId)?.used ?? 0) : 0
    const places = classId ? (next.get(classId)?.places ?? 0) : 0
    if (taken > places)
      refuse({
        type: 'conflict',
        message: phrase('{{name}} 已用 {{used}} 个名额，不能减至 {{places}} 个', {
          name,
          used: taken,
          places,
        }),
      })
  }
  for (const row of kept) {
    const { headcount = 0, places = 0 } = next.get(keyOf(row)) ?? {}
    await quotas.update({ id: row.id }, { headcount, places, moved: 0 })
    next.delete(keyOf(row))
  }
  const added = [...next.values()].map((share) => ({ id: newId(), ...share, batchId, moved: 0 }))
  if (added.length > 0) await insertRows(db, hardshipQuota, tenantId, added, { by })
  await table(hardshipBatch, db, tenantId).update({ id: batchId }, { total })
  return null
}
