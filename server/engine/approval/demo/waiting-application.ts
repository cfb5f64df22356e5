import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { type Applicant, applicantAt } from './applicant.ts'
import { decideNext } from './decide-next.ts'
import { handedIn } from './handed-in.ts'

/**
 * An application that waits for its next step, as one that was handed in does. `at` says of whom it is, as for
 * `applicantAt`, `beside` as well; `rowOf` says what it asks for, in the shape of the wire; `passed` are the comments
 * with which steps before the one that waits were approved.
 */
export async function waitingApplication(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  at: number,
  rowOf: (student: Applicant) => object,
  passed: readonly string[] = [],
  { beside = false } = {},
): Promise<void> {
  const student = await applicantAt(app.db, tenantId, at, { beside })
  if (!student) return
  const row = {
    ...{ id: seeded(900 + at + resource.name.length * 10).id(), studentId: student.id },
    ...rowOf(student),
  }
  await handedIn(app, tenantId, resource, row, student)
  for (const comment of passed)
    await decideNext(app, tenantId, resource, row.id, { verb: 'approve', comment })
}
