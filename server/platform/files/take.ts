import { refuse } from '#domain/kernel/refusal.ts'
import type { buckets } from '#domain/resource/attachment.ts'
import { extensionIn } from '#domain/resource/file-kinds.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import { keepFile } from '#server/core/files/keep.ts'
import type { PictureKind } from '#server/core/files/pictures.ts'
import { peeked, streamOf, watched, wholeOf, withoutMacros } from '#server/core/files/watch.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { readableName } from './file-name.ts'
import { inspect } from './inspect.ts'

export interface Given {
  /** As the person's browser calls it. */
  readonly name: string
  readonly bytes: Bytes
  readonly bucket: keyof typeof buckets.labels
}

/** What anybody may fetch for ever is put there by those who keep the files of the college; pictures are harmless, for they are drawn anew. */
const publishing = 'resource.attachment:remove'

/** Enough to find the parts of an office document. */
const headSize = 64 * 1024
const largestPicture = 30 * 1024 ** 2
const documents = ['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'wps', 'et', 'dps']

/** Takes a file from a person: looks at what it really is, draws pictures anew, keeps the rest as it came. */
export async function takeFile(
  app: AppContext,
  actor: Actor,
  { name, bytes, bucket }: Given,
): Promise<string> {
  const { head, bytes: whole } = await peeked(bytes, headSize)
  if (head.length === 0) refuse({ type: 'invalid', message: '不能上传空文件' })
  const { picture, ...told } = await inspect(readableName(name), head)
  if (bucket !== 'private' && !picture && !holds(actor, publishing))
    refuse({ type: 'forbidden', message: '公开的文件只能是图片；其他文件请随通知等内容一起发布' })
  const content = picture
    ? streamOf(await redrawn(app, await bounded(whole), picture))
    : documents.includes(extensionIn(told.name))
      ? withoutMacros(whole)
      : whole
  return keepFile(app, actor, { ...told, bytes: content, bucket, counted: true })
}

async function bounded(picture: Bytes) {
  const limited = await watched(picture, largestPicture, '图片不能超过 30 MB')
  return wholeOf(limited.bytes)
}

/** A picture drawn anew from its pixels, as a square of `side` pixels if that is told; refused where it can't be. */
export async function redrawn(
  { pictures }: AppContext,
  bytes: Uint8Array,
  kind: PictureKind,
  side?: number,
): Promise<Uint8Array> {
  const drawn = await pictures.redraw(bytes, kind, side)
  return drawn ?? refuse({ type: 'invalid', message: '图片已损坏，或像素过多，请换一张图片' })
}
