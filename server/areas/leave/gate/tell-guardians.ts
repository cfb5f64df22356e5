import { student } from '#domain/base/student.ts'
import { directions } from '#domain/leave/words.ts'
import { table } from '#server/core/database/table.ts'
import { tellGuardians } from '#server/core/messages/guardians.ts'
import type { Unit } from '#server/core/serve.ts'

interface Passage {
  readonly studentId: string
  readonly direction: keyof typeof directions.labels
  readonly gate: string
  /** `YYYY-MM-DD HH:mm:ss` of the school's clock. */
  readonly at: string
}

/** The guardians hear when and where, and not of what kind the leave is. */
export async function tellOfPassage(
  { db, app, actor: { tenantId } }: Unit,
  { studentId, direction, gate, at }: Passage,
): Promise<void> {
  const { name = '' } = (await table(student, db, tenantId).get({ id: studentId }, ['name'])) ?? {}
  const [passed, time] = [directions.labels[direction], at.slice(0, 16)]
  await tellGuardians(db, app, {
    ...{ tenantId, studentId, event: 'leave-gate', title: `${name}${passed}` },
    text: `${name}同学于 ${time} ${passed}（${gate}）。`,
    values: { student: name, passed, gate, at: time },
  })
}
