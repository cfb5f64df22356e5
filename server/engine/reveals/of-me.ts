import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { pageAsked } from '#domain/kernel/own-page.ts'
import { type RevealPurpose, revealPurposes } from '#domain/security/reveal-record.ts'
import { page } from '#server/core/answer.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'

interface Seen {
  readonly id: string
  readonly userName: string
  readonly resource: string
  readonly field: string
  readonly purpose: RevealPurpose
  readonly createdAt: string
}

/** Who saw values of the asker's own rows whole, the last first. */
export async function revealsOfMe(
  { current, size }: z.output<typeof pageAsked>,
  { app, actor, tenantId }: PersonalCall,
) {
  const mine = sql`from security_reveal_record where tenant_id = ${tenantId}
    and row_id = any(${actor.granted.self}::text[]) and user_id <> ${actor.id}`
  const { rows } = await sql<Seen>`select id, user_name as "userName", resource, field, purpose,
      ${momentOf('created_at')} as "createdAt" ${mine}
    order by created_at desc, id limit ${size} offset ${(current - 1) * size}`.execute(app.db)
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${mine}`.execute(
    app.db,
  )
  const told = rows.map(({ resource, field, purpose, ...row }) => ({
    ...row,
    field: resourceNamed(resource)?.fields[field]?.label ?? field,
    purpose: revealPurposes.labels[purpose],
  }))
  return page(told, counted[0]?.total ?? 0, size, current)
}
