import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { partSize, uploadPart, upload as uploadTable } from '#domain/resource/upload.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { empty, table } from '#server/core/database/table.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import { fileRows } from '#server/core/files/rows.ts'
import { storeFault } from '#server/core/files/store-fault.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { takeFile } from './take.ts'
import { told } from './told.ts'
import type { Upload } from './uploads.ts'

/** Seconds after which nobody believes any more that anyone who puts the parts together still lives. */
const patience = 600

interface Part {
  readonly number: number
  readonly key: string
}

/** Makes the parts into a file, which is looked at like any other; asked twice, it answers the same. */
export async function finishUpload(call: PersonalCall, upload: Upload) {
  const { app, actor, tenantId } = call
  const answer = async (id: string) =>
    (await told(call, await fileRows(app.db, tenantId, [id])))[0] ?? refuse({ type: 'not-found' })
  if (upload.attachmentId) return answer(upload.attachmentId)
  const parts = await partsOf(app, tenantId, upload.id)
  if (parts.length !== Math.ceil(upload.size / partSize))
    refuse({ type: 'conflict', message: '还有分片没有上传，请继续上传' })
  await claim(app, tenantId, upload.id)
  try {
    const { name, bucket } = upload
    const id = await takeFile(app, actor, { name, bucket, bytes: chained(app, parts) })
    await table(uploadTable, app.db, tenantId).update(
      { id: upload.id },
      { attachmentId: id, finishingSince: null },
    )
    await dropParts(app, tenantId, upload.id, parts)
    return answer(id)
  } catch (error) {
    await table(uploadTable, app.db, tenantId).update({ id: upload.id }, { finishingSince: null })
    throw error
  }
}

/** One at a time puts the parts together. */
async function claim({ db, now }: AppContext, tenantId: string, id: string) {
  const at = now()
  const before = new Date(at.getTime() - patience * 1000).toISOString()
  const rows = await table(uploadTable, db, tenantId).update(
    [{ id, attachmentId: empty }, sql`(finishing_since is null or finishing_since < ${before}::timestamptz)`],
    { finishingSince: at },
    ['id'],
  )
  if (rows.length === 0) refuse({ type: 'away', message: '文件正在合并，请稍候', retryAfter: 2 })
}

/** Throws away what has come of a file. */
export async function dropUpload(app: AppContext, tenantId: string, id: string): Promise<void> {
  await dropParts(app, tenantId, id, await partsOf(app, tenantId, id))
  await table(uploadTable, app.db, tenantId).remove({ id })
}

/** The rows first: bytes that stay behind are found by the sweep, rows without bytes would be missed. */
async function dropParts(app: AppContext, tenantId: string, id: string, parts: readonly Part[]) {
  await table(uploadPart, app.db, tenantId).remove({ uploadId: id })
  for (const { key } of parts)
    await app.files
      .remove(key)
      .catch((error) => app.log('warn', 'a part stays behind until the sweep', { error }))
}

async function partsOf({ db }: AppContext, tenantId: string, id: string): Promise<readonly Part[]> {
  const rows = await table(uploadPart, db, tenantId).list({ uploadId: id }, ['number', 'key'], {
    order: ['number'],
  })
  return rows
}

/** The parts one after another, each opened when the one before is through. */
function chained(app: AppContext, parts: readonly Part[]): Bytes {
  const bytes = async function* () {
    for (const { key } of parts) {
      const part = await app.files.get(key).catch((error) => storeFault(app, error))
      if (!part) throw new Error('A part of an upload is gone.')
      const reader = part.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        yield value
      }
    }
  }
  const iterator = bytes()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return()
    },
  })
}
