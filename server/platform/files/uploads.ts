import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { buckets, largestFile } from '#domain/resource/attachment.ts'
import { partSize, uploadLife } from '#domain/resource/upload.ts'
import { checkQuota } from '#server/core/files/quota.ts'
import { storeFault } from '#server/core/files/store-fault.ts'
import { streamOf, watched } from '#server/core/files/watch.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { readableName } from './file-name.ts'
import { dropUpload, finishUpload } from './upload-end.ts'

/** A file under way: one's own, and not yet swept out. */
export interface Upload {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly bucket: keyof typeof buckets.labels
  readonly attachmentId: string | null
}

/** How many files one person may have under way. */
const mostAtOnce = 20

const beginning = z.strictObject({
  name: z.string().min(1).max(1000),
  size: z.int().min(1),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  bucket: buckets.schema.default('private'),
})

/** Begins a large file, or goes on with the same one: its state tells which parts are there. */
async function begin(call: PersonalCall) {
  const { app, actor, tenantId } = call
  const { name, size, fingerprint, bucket } = await bodyOf(call.c, beginning)
  if (size > largestFile[bucket])
    refuse({ type: 'too-large', message: `文件不能超过 ${Math.floor(largestFile[bucket] / 1_000_000)} MB` })
  const until = new Date(app.now().getTime() + uploadLife).toISOString()
  const id = await app.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`uploads ${actor.id}`}))`.execute(db)
    const { rows } = await sql<{ id: string; same: boolean }>`select id, fingerprint = ${fingerprint}
        and size = ${size} and bucket = ${bucket} as same from resource_upload
      where tenant_id = ${tenantId} and user_id = ${actor.id} and attachment_id is null
        and until > ${app.now().toISOString()}::timestamptz`.execute(db)
    const begun = rows.find(({ same }) => same)
    if (begun) return begun.id
    if (rows.length >= mostAtOnce)
      refuse({ type: 'too-many', message: `同时上传的文件不能超过 ${mostAtOnce} 个`, retryAfter: 60 })
    await checkQuota({ ...app, db }, actor, size)
    const row = stamps(tenantId, actor.id)
    const kept = { user_id: actor.id, name: readableName(name), size, bucket, fingerprint, until }
    await db
      .insertInto('resource_upload')
      .values({ ...row, ...kept })
      .execute()
    return row.id
  })
  return stateOf(call, await uploadOf(call, id))
}

/** POST a part as the body: `?id=&number=&hash=`, the last being its SHA-256 in hexadecimal. Twice is as good as once. */
async function part(call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const upload = await uploadOf(call, c.req.query('id'))
  const number = Number(c.req.query('number'))
  const count = Math.ceil(upload.size / partSize)
  if (!Number.isInteger(number) || number < 1 || number > count)
    refuse({ type: 'invalid', message: '分片序号不正确' })
  const wanted = number < count ? partSize : upload.size - partSize * (count - 1)
  const key = `${tenantId}/parts/${v7()}`
  const { bytes, size, hash } = await watched(
    c.req.raw.body ?? streamOf(new Uint8Array()),
    wanted,
    '分片过大',
  )
  await app.files.put(key, bytes).catch((error) => storeFault(app, error))
  try {
    if (size() !== wanted || hash() !== c.req.query('hash'))
      refuse({ type: 'invalid', message: '分片在传输中损坏，请重试' })
    const row = {
      ...stamps(tenantId, actor.id),
      upload_id: upload.id,
      number,
      size: wanted,
      hash: hash(),
      key,
    }
    const { numInsertedOrUpdatedRows } = await app.db
      .insertInto('resource_upload_part')
      .values(row)
      .onConflict((same) => same.columns(['tenant_id', 'upload_id', 'number']).doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) await app.files.remove(key)
  } catch (error) {
    await app.files.remove(key).catch(() => {})
    throw error
  }
  return stateOf(call, upload)
}

async function stateOf({ app, tenantId }: PersonalCall, { id, size, attachmentId }: Upload) {
  const { rows } = await sql<{ number: number }>`select number from resource_upload_part
    where tenant_id = ${tenantId} and upload_id = ${id} order by number`.execute(app.db)
  return { id, size, partSize, parts: rows.map(({ number }) => number), fileId: attachmentId }
}

async function uploadOf({ app, actor, tenantId }: PersonalCall, given: string | undefined) {
  const { rows } = await sql<Upload>`select id, name, size, bucket, attachment_id as "attachmentId"
    from resource_upload where tenant_id = ${tenantId} and id = ${idOf(given)} and user_id = ${actor.id}
      and until > ${app.now().toISOString()}::timestamptz`.execute(app.db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

const named = z.strictObject({ id: z.uuid() })

export const uploadRoutes: readonly Route[] = [
  { method: 'POST', path: 'resource/oss/endpoint/upload/begin', access: 'signed-in', answer: begin },
  {
    method: 'POST',
    path: 'resource/oss/endpoint/upload/part',
    access: 'signed-in',
    maxBodyBytes: partSize,
    answer: part,
  },
  {
    method: 'GET',
    path: 'resource/oss/endpoint/upload/state',
    access: 'signed-in',
    answer: async (call) => stateOf(call, await uploadOf(call, call.c.req.query('id'))),
  },
  {
    method: 'POST',
    path: 'resource/oss/endpoint/upload/finish',
    access: 'signed-in',
    answer: async (call) => finishUpload(call, await uploadOf(call, (await bodyOf(call.c, named)).id)),
  },
  {
    method: 'POST',
    path: 'resource/oss/endpoint/upload/abort',
    access: 'signed-in',
    answer: async (call) => {
      const { id } = await uploadOf(call, (await bodyOf(call.c, named)).id)
      await dropUpload(call.app, call.tenantId, id)
    },
  },
]
