import { base64Of, fromBase64 } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { fileKinds } from '#domain/resource/file-kinds.ts'
import { avatar } from '#domain/system/avatar.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { formOf } from '#server/core/request-body.ts'
import type { Call, PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { avatarUrl } from '#server/identity/session/avatar-url.ts'
import { pictureKindOf } from '#server/platform/files/inspect.ts'
import { redrawn } from '#server/platform/files/take.ts'

/** Bytes; the portal makes 256 x 256 pixels of whatever is chosen, which takes a tenth of it. */
const largest = 256 * 1024
/** Pixels: twice what any screen of ours shows of a face. */
const side = 256

/** POST with the picture as `file`. What it is called and said to be counts for nothing: it is drawn anew from its pixels. */
export async function setAvatar({ c, app, actor, tenantId }: PersonalCall) {
  const { file } = await formOf(c)
  if (!(file instanceof File)) return refuse({ type: 'invalid', message: '请选择一张图片' })
  if (file.size > largest) refuse({ type: 'invalid', message: '图片不能超过 256 KB' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind =
    (await pictureKindOf(bytes)) ?? refuse({ type: 'invalid', message: '请上传 JPEG、PNG 或 WebP 图片' })
  const type = fileKinds[kind]?.contentType ?? ''
  const picture_key = crypto.randomUUID()
  const kept = { picture_key, type, picture: base64Of(await redrawn(app, bytes, kind, side)) }
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto('system_avatar')
      .values({ ...stamps(tenantId, actor.account), user_id: actor.id, ...kept })
      .onConflict((same) => same.columns(['tenant_id', 'user_id']).doUpdateSet(kept))
      .execute()
    await audit(db, app, { tenantId, account: actor.account, action: '更换头像', address: addressOf(c) })
  })
  return { avatarUrl: avatarUrl(app.settings.product, tenantId, picture_key) }
}

export async function removeAvatar({ c, app, actor, tenantId }: PersonalCall) {
  await app.db.transaction().execute(async (db) => {
    await table(avatar, db, tenantId).remove({ userId: actor.id })
    await audit(db, app, { tenantId, account: actor.account, action: '移除头像', address: addressOf(c) })
  })
  return { avatarUrl: '' }
}

const address = /^([0-9a-f-]{36})\.([\w-]{1,64})$/

/** GET the picture itself, for anyone who was given its address. */
export async function readAvatar({ c, app }: Call) {
  const [, pictureKey, tenantId = ''] = address.exec(c.req.query('id') ?? '') ?? refuse({ type: 'not-found' })
  const found = await table(avatar, app.db, tenantId).get({ pictureKey }, ['type', 'picture'])
  if (!found) return refuse({ type: 'not-found' })
  const headers = { 'Content-Type': found.type, 'Content-Disposition': 'inline; filename="avatar"' }
  return new Response(fromBase64(found.picture), { headers })
}
