import { refuse } from '#domain/kernel/refusal.ts'
import { logImport } from '#domain/system/log-import.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { serve } from '#server/core/serve.ts'
import { batchNamed, passBatch } from '#server/engine/import/batches.ts'

/** An import is taken back in the background, under the rights of anyone who asks for it. */
export const importLogs = serve(logImport, {
  actions: {
    async undo({ batchId }, _, { db, app, actor }) {
      if (batchId === null) return refuse({ type: 'not-found' })
      const { tenantId, id: by, address } = actor
      const batch = await batchNamed(db, tenantId, batchId)
      await passBatch(db, batch, { state: 'undoing', fault: null }, ['committed'])
      const params = { batchId, address: address ?? null }
      const label = `撤销导入 ${batch.fileName}`
      const taskId = await enqueue(db, app, { tenantId, kind: 'import-undo', label, params, by })
      await passBatch(db, batch, { taskId }, ['undoing'])
      return undefined
    },
  },
})
