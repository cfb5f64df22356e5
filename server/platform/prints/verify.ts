import { sql } from 'kysely'
import type { z } from 'zod'
import type { PaperCheck, Print } from '#domain/kernel/print.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { paperAsked } from '#domain/system/prints/asked.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf, timeOf } from '#server/core/database/moment.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Call } from '#server/core/route.ts'
import { codeHashOf, digestOf, issuerOf } from '#server/engine/print/copy.ts'
import { factsOf } from '#server/engine/print/facts.ts'
import { selected } from '#server/engine/rows/columns.ts'
import { mask, usualMasks } from '#server/engine/rows/mask.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'

/** A guard at a gate with a queue before it. A code has 60 random bits: in these steps nobody finds one. */
const limit = { times: 300, seconds: 3600 }

interface Kept extends Pick<PaperCheck, 'number' | 'copy' | 'printedAt'> {
  readonly title: string
  readonly resource: string
  readonly action: string
  readonly rowId: string
  readonly digest: string
}

/** What anybody who holds a copy is told of it; null where no copy has this code. */
export async function verifyPaper(
  { code }: z.output<typeof paperAsked>,
  { c, app, tenantId }: Call,
): Promise<PaperCheck | null> {
  await limitAddress(app, { tenantId, what: 'verify paper', address: addressOf(c) }, limit)
  const kept = await copyOf(app, tenantId, code)
  const resource = kept && app.served.get(kept.resource)?.resource
  const print: Print | undefined = resource?.actions?.[kept?.action ?? '']?.print
  if (!kept || !resource || !print) return null
  const row = await rowOf(app, tenantId, resource, kept.rowId)
  const { title, number, copy, printedAt, digest } = kept
  const about = { title, number, copy, printedAt, college: await issuerOf(app.db, tenantId, print, row) }
  if (!row) return { ...about, standing: 'void', facts: [], changed: true }
  const { fields, masked, standing } = print.verified
  const facts = await factsOf(app, tenantId, resource, fields, row)
  const now = await digestOf(app, await factsOf(app, tenantId, resource, print.fields, row))
  return {
    ...about,
    standing: standing(row, timeOf(app.now())),
    facts: facts.map(({ name, label, value }) => ({
      label,
      value: masked.includes(name) ? mask(value, usualMasks.name) : value,
    })),
    changed: now !== digest,
  }
}

async function copyOf(app: AppContext, tenantId: string, code: string): Promise<Kept | undefined> {
  const { rows } =
    await sql<Kept>`select r.paper as title, r.number, r.copy, ${momentOf('r.printed_at')} as "printedAt",
      r.resource, r.action, r.row_id as "rowId", r.digest
    from system_print_record r where r.tenant_id = ${tenantId} and r.code_hash = ${await codeHashOf(app, code)}`.execute(
      app.db,
    )
  return rows[0]
}

async function rowOf({ db }: AppContext, tenantId: string, resource: AnyResource, id: string) {
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(selected(resource))}
    ${rowsIn(resource, tenantId)} and r.id = ${id}`.execute(db)
  return rows[0]
}
