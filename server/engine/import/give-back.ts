import { sql } from 'kysely'
import type { Actor, ActorRole, AppContext } from '#server/core/app-context.ts'
import { type Batch, batchNamed, lockedBatch, setBatch } from './batches.ts'
import { inSteps } from './in-steps.ts'
import type { Progress } from './progress.ts'
import { type Staged, saveOutcomes, stagedWhere } from './stage.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes back, in steps, what a writing that was given up has already written, and has the import wait as before. It is
 * not called off, and needs no right but that to import: nothing is touched but what this import has written.
 */
export async function giveBack(
  app: AppContext,
  actor: Actor,
  asked: Pick<Batch, 'id' | 'tenantId'>,
  progress: Progress,
): Promise<void> {
  const { resource, state } = await batchNamed(app.db, asked.tenantId, asked.id)
  if (state !== 'returning') return
  const own = { ...actor, roles: [...actor.roles, returning(resource.name)] }
  await inSteps(app.db, async ({ rows: most, step }) => {
    let [last, done, kept] = [0, 0, 0]
    while (true) {
      const rows = await step(async (db) => {
        const batch = await lockedBatch(db, asked)
        const written = sql`target_revision is not null and line > ${last}`
        const rows = await stagedWhere(db, batch, written, { limit: most, cells: false })
        if (rows.length === 0) await setBatch(db, batch, ended(kept), ['returning'])
        const left = await takeBack({ db, app, actor: own }, batch, rows, '导入未完成，退回')
        await saveOutcomes(
          db,
          batch,
          rows.map((row) => waiting(row, left.get(row))),
        )
        kept += left.size
        progress.tell(done + rows.length, null, '正在退回')
        return rows
      })
      if (rows.length === 0) return
      last = rows.at(-1)?.line ?? last
      done += rows.length
    }
  })
}

const ended = (kept: number) => ({
  state: 'staged' as const,
  ...(kept > 0 && { fault: `写入已退回，其中 ${kept} 行已被他人修改或使用，已保留` }),
})

const returning = (name: string): ActorRole => ({
  code: 'import',
  permissions: new Set([`${name}:update`, `${name}:remove`]),
  grants: ['all'],
})

/** As before it was written; what others have changed or used meanwhile stays, and says so. */
const waiting = (row: Staged, why: string | undefined): Staged => {
  const before = { ...row, targetId: row.before && row.targetId, targetRevision: null, before: null }
  return why === undefined ? before : { ...before, state: 'bad', faults: { '': why } }
}
