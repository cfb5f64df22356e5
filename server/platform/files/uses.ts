import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import { attachmentUse } from '#domain/resource/attachment.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { titlesById } from '#server/engine/rows/titles.ts'

/** The rows that hold a file, by what people call them. */
export async function usesOf({ id }: z.output<typeof oneId>, { app: { db }, actor, tenantId }: PersonalCall) {
  const rows = await table(attachmentUse, db, tenantId).list(
    { attachmentId: id },
    ['resource', 'rowId', 'field'],
    { order: ['createdAt'], most: 100 },
  )
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
