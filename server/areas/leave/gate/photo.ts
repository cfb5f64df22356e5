import { student } from '#domain/base/student.ts'
import { table } from '#server/core/database/table.ts'
import { fileRows } from '#server/core/files/rows.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { told } from '#server/platform/files/told.ts'

/** A link to the portrait of a student, good for two minutes and for who asked; null where none is kept. */
export async function photoOf(call: PersonalCall, studentId: string): Promise<string | null> {
  const { db } = call.app
  const row = await table(student, db, call.tenantId).get({ id: studentId }, ['photo'])
  const [file] = row?.photo ? await told(call, await fileRows(db, call.tenantId, [row.photo])) : []
  return file?.link ?? null
}
