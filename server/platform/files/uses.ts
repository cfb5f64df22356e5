import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { titlesById } from '#server/engine/rows/titles.ts'

interface Use {
  readonly resource: string
  readonly rowId: string
  readonly field: string
}

/** The rows that hold a file, by what people call them. */
export async function usesOf({ id }: z.output<typeof oneId>, { app: { db }, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<Use>`select resource, row_id as "rowId", field from resource_attachment_use
    where tenant_id = ${tenantId} and attachment_id = ${id}
    order by created_at limit 100`.execute(db)
  return Promise.all(
    rows.map(async ({ resource: name, rowId, field }) => {
      const resource = resourceNamed(name)
      if (!resource) return { label: name, field, title: '' }
      const titles = await titlesById({ db, actor }, resource, [rowId])
      const declared: Field | undefined = resource.fields[field]
      return { label: resource.label, field: declared?.label ?? field, title: titles.get(rowId) ?? '' }
    }),
  )
}
