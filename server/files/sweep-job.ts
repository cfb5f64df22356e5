import { z } from 'zod'
import type { House } from '#server/house.ts'
import { handles } from '#server/jobs/handler.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { sweepFiles, sweepUploads } from './sweep.ts'

/** Unfinished uploads every hour; once a day the stores as well, which takes a listing of everything. */
export const sweepJob = handles(
  z.strictObject({ stores: z.boolean() }),
  async ({ house, task: { tenantId }, params: { stores } }) =>
    stores ? { ...(await sweepFiles(house, tenantId)) } : { uploads: await sweepUploads(house, tenantId) },
)

/** However many machines ask, one sweeps in an hour. At three at night, by the clock of the school, it is the stores' turn. */
export function planSweep(house: House, tenantId: string): Promise<string> {
  const hour = new Date(house.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 13)
  const stores = hour.endsWith('T03')
  return enqueue(house.db, house, {
    tenantId,
    kind: 'files.sweep',
    label: '清理未完成的上传和无主文件',
    params: { stores },
    key: `files.sweep ${hour}`,
    by: null,
  })
}
