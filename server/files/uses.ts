import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { quoted } from '#server/database/names.ts'
import { titleOf } from '#server/resource/columns.ts'
import { idOf } from '#server/resource/ids.ts'
import type { PersonalCall } from '#server/route.ts'

interface Use {
  readonly resource: string
  readonly rowId: string
  readonly field: string
}

/** GET: the rows that hold a file, by what people call them. */
export async function usesOf({ c, house: { db }, tenantId }: PersonalCall) {
  const { rows } = await sql<Use>`select resource, row_id as "rowId", field from resource_attachment_use
    where tenant_id = ${tenantId} and attachment_id = ${idOf(c.req.query('id'))}
    order by created_at limit 100`.execute(db)
  return Promise.all(
    rows.map(async ({ resource: name, rowId, field }) => {
      const resource = resourceNamed(name)
      if (!resource) return { label: name, field, title: '' }
      const { rows: titled } = await sql<{ title: string }>`select ${sql.raw(titleOf(resource))} as title
        from ${sql.raw(quoted(name))} r where r.tenant_id = ${tenantId} and r.id = ${rowId}`.execute(db)
      const declared: Field | undefined = resource.fields[field]
      return { label: resource.label, field: declared?.label ?? field, title: titled[0]?.title ?? '' }
    }),
  )
}
