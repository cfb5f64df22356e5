import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { openFile } from '#server/core/files/keep.ts'
import { fileRows } from '#server/core/files/rows.ts'
import { wholeOf } from '#server/core/files/watch.ts'
import type { Unit } from '#server/core/serve.ts'
import { allowedTo } from '#server/engine/files/rights.ts'

/** Of the longer side, in pixels: enough to see dust by, and a model charges by the pixel. */
const longest = 1280
/** Bytes of a picture as the telephone took it, and of all that go out together. */
const largest = 20_000_000
const largestTogether = 4_000_000

const kinds = ['jpg', 'jpeg', 'png', 'webp']

/** The pictures, reduced, of files that this person may have; refused by name where one is none, or they are too large. */
export async function jpegsOf(unit: Unit, ids: readonly string[]): Promise<readonly Uint8Array[]> {
  const { app, db, actor } = unit
  const rows = await allowedTo(unit, await fileRows(db, actor.tenantId, ids))
  if (rows.length < ids.length) refuseAt('photos', '检查照片不存在或已被删除，请重新上传')
  if (rows.some(({ extension }) => !kinds.includes(extension ?? '')))
    refuseAt('photos', '检查照片只接受 JPEG、PNG 或 WebP 图片')
  const jpegs: Uint8Array[] = []
  for (const { id, size } of rows) {
    if (Number(size) > largest)
      refuseAt('photos', phrase('每张检查照片不能超过 {{size}} MB', { size: largest / 1_000_000 }))
    const { bytes } = await openFile(app, actor.tenantId, id)
    const jpeg = await app.pictures.reduce(await wholeOf(bytes), longest)
    jpegs.push(jpeg ?? refuseAt('photos', '检查照片已损坏，请重新上传'))
  }
  if (jpegs.reduce((sum, { length }) => sum + length, 0) > largestTogether)
    refuseAt('photos', '检查照片的细节过多，请减少张数')
  return jpegs
}
