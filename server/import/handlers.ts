import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Handler, handles, type Work } from '#server/jobs/handler.ts'
import { personOf } from '#server/session/person-of.ts'
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
async function askerOf({ house, task }: Work, address?: string | null) {
  const person = await personOf(house, task.tenantId, task.userId ?? '')
  return { ...(person ?? refuse({ type: 'forbidden' })), ...(address && { address }) }
}

const batchOf = ({ house, task }: Work, { batchId }: z.infer<typeof about>) =>
  batchNamed(house.db, task.tenantId, batchId)

/** What is done with an import in the background. Each may be asked again: the state of the import says whether it is done. */
export const importHandlers = {
  'import-parse': handles(about, async (work) => {
    const batch = await batchOf(work, work.params)
    if (batch.state === 'parsing') await parseBatch(work.house, batch, progressOf(work))
    return { batchId: batch.id }
  }),
  'import-check': handles(about, async (work) => {
    const { house } = work
    const batch = await batchOf(work, work.params)
    const person = await askerOf(work)
    if (batch.state === 'checking') await checkBatch({ db: house.db, house, person }, batch, progressOf(work))
    return { batchId: batch.id }
  }),
  'import-commit': handles<z.infer<typeof writing>>(writing, async (work) => {
    const { house, task, params } = work
    const person = await askerOf(work, params.address)
    const asked = { id: params.batchId, tenantId: task.tenantId }
    await commitBatch(house, person, asked, params.extent as Extent, progressOf(work))
    return { batchId: params.batchId }
  }),
  'import-undo': handles<z.infer<typeof undoing>>(undoing, async (work) => {
    const { house, task, params } = work
    const person = await askerOf(work, params.address)
    await undoBatch(house, person, { id: params.batchId, tenantId: task.tenantId }, progressOf(work))
    return { batchId: params.batchId }
  }),
} satisfies Readonly<Record<string, Handler>>
