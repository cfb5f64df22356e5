import { sql } from 'kysely'
import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type buckets, largestFile } from '#domain/resource/attachment.ts'
import { uploadBegun } from '#domain/resource/files/asked.ts'
import { fileCalls } from '#domain/resource/files/calls.ts'
import { partSize, uploadLife, uploadPart, upload as uploadTable } from '#domain/resource/upload.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { above, empty, table } from '#server/core/database/table.ts'
import { checkQuota } from '#server/core/files/quota.ts'
import { storeFault } from '#server/core/files/store-fault.ts'
import { streamOf, watched } from '#server/core/files/watch.ts'
import { newId } from '#server/core/new-id.ts'
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

async function begin({ name, size, fingerprint, bucket }: z.output<typeof uploadBegun>, call: PersonalCall) {
  const { app, actor, tenantId } = call
  if (size > largestFile[bucket])
    refuse({
      type: 'too-large',
      message: phrase('文件不能超过 {{size}} MB', { size: Math.floor(largestFile[bucket] / 1_000_000) }),
    })
  const until = new Date(app.now().getTime() + uploadLife).toISOString()
  const id = await app.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`uploads ${actor.id}`}))`.execute(db)
    const rows = await table(uploadTable, db, tenantId).list(
      { userId: actor.id, attachmentId: empty, until: above(app.now()) },
      {
        id: 'id',
        same: sql<boolean>`fingerprint = ${fingerprint} and size = ${size} and bucket = ${bucket}`,
      },
    )
    const begun = rows.find(({ same }) => same)
    if (begun) return begun.id
    if (rows.length >= mostAtOnce)
      refuse({
        type: 'too-many',
        message: phrase('同时上传的文件不能超过 {{count}} 个', { count: mostAtOnce }),
        retryAfter: 60,
      })
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
  const upload = await uploadOf(call, idOf(c.req.query('id')))
  const number = Number(c.req.query('number'))
  const count = Math.ceil(upload.size / partSize)
  if (!Number.isInteger(number) || number < 1 || number > count)
    refuse({ type: 'invalid', message: '分片序号不正确' })
  const wanted = number < count ? partSize : upload.size - partSize * (count - 1)
  const key = `${tenantId}/parts/${newId()}`
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
  const rows = await table(uploadPart, app.db, tenantId).list({ uploadId: id }, ['number'], {
    order: ['number'],
  })
  return { id, size, partSize, parts: rows.map(({ number }) => number), fileId: attachmentId }
}

async function uploadOf({ app, actor, tenantId }: PersonalCall, id: string) {
  return (
    (await table(uploadTable, app.db, tenantId).get({ id, userId: actor.id, until: above(app.now()) }, [
      'id',
      'name',
      'size',
      'bucket',
      'attachmentId',
    ])) ?? refuse({ type: 'not-found' })
  )
}

export const uploadRoutes: readonly Route[] = [
  answerCall(fileCalls.begin, uploadBegun, begin),
  {
    method: 'POST',
    path: 'resource/oss/endpoint/upload/part',
    access: 'signed-in',
    title: '分片上传：一片',
    query: { id: '*编号', number: '*第几片', hash: '*这一片的 SHA-256' },
    maxBodyBytes: partSize,
    answer: part,
  },
  answerCall(fileCalls.state, oneId, async ({ id }, call) => stateOf(call, await uploadOf(call, id))),
  answerCall(fileCalls.finish, oneId.strict(), async ({ id }, call) =>
    finishUpload(call, await uploadOf(call, id)),
  ),
  answerCall(fileCalls.abort, oneId.strict(), async ({ id }, call) =>
    dropUpload(call.app, call.tenantId, (await uploadOf(call, id)).id),
  ),
]
