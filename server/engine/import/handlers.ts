import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type ImportTask, importTask } from '#domain/resource/own-task.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { type Handler, handles, type Work } from '#server/core/jobs/handler.ts'
import { batchNamed } from './batches.ts'
import { checkBatch } from './check.ts'
import { commitBatch, type Extent } from './commit.ts'
import { parseBatch } from './parse.ts'
import { undoBatch } from './undo.ts'

const about = z.object({ batchId: z.uuid() })
const writing = about.extend({ extent: z.enum(['good', 'all']), address: z.string().nullable() })
const undoing = about.extend({ address: z.string().nullable() })

const progressOf = ({ progress, cancelled }: Work) => ({ tell: progress, cancelled })

/** Who asked, with the rights they have now. */
async function askerOf({ app, task }: Work, address?: string | null) {
  const actor = await personOf(app, task.tenantId, task.userId ?? '')
  return { ...(actor ?? refuse({ type: 'forbidden' })), ...(address && { address }) }
}

const batchOf = ({ app, task }: Work, { batchId }: z.infer<typeof about>) =>
  batchNamed(app.db, task.tenantId, batchId)

/** What is done with an import in the background. Each may be asked again: the state of the import says whether it is done. */
export const importHandlers = {
  'import-parse': handles(about, async (work) => {
    const batch = await batchOf(work, work.params)
    if (batch.state === 'parsing') await parseBatch(work.app, batch, progressOf(work))
    return { batchId: batch.id }
  }),
  'import-check': handles(about, async (work) => {
    const { app } = work
    const batch = await batchOf(work, work.params)
    const actor = await askerOf(work)
    if (batch.state === 'checking') await checkBatch({ db: app.db, app, actor }, batch, progressOf(work))
    return { batchId: batch.id }
  }),
  [importTask]: handles<z.infer<typeof writing>>(writing, async (work) => {
    const { app, task, params } = work
    const actor = await askerOf(work, params.address)
    const asked = { id: params.batchId, tenantId: task.tenantId }
    const { resource } = await batchOf(work, params)
    await commitBatch(app, actor, asked, params.extent as Extent, progressOf(work))
    return { batchId: params.batchId, resource: resource.name } satisfies ImportTask
  }),
  'import-undo': handles<z.infer<typeof undoing>>(undoing, async (work) => {
    const { app, task, params } = work
    const actor = await askerOf(work, params.address)
    await undoBatch(app, actor, { id: params.batchId, tenantId: task.tenantId }, progressOf(work))
    return { batchId: params.batchId }
  }),
} satisfies Readonly<Record<string, Handler>>
