import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stepByCase } from '#server/engine/approval/step-by-case.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { actorFor } from './running-cases.ts'

/** As many as a server has: more would only wait for one, and not for long. */
const connections = 10

/** What a case does to its row, to all of these at once; what each was told, `done` where it was done. */
export async function stepAtOnce(
  app: AppContext,
  tenantId: string,
  {
    resource,
    ids,
    act,
  }: { readonly resource: AnyResource; readonly ids: readonly string[]; readonly act: string },
): Promise<readonly string[]> {
  const actor = actorFor(tenantId, { id: 'somebody', name: '某人' })
  const step = (id: string) =>
    inTransaction(app, actor, (unit) => stepByCase(unit, resource, id, act)).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refused) return error.message
        throw error
      },
    )
  const left = [...ids]
  const told: string[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let id = left.pop(); id; id = left.pop()) told.push(await step(id))
    }),
  )
  return told
}
