import { refuse } from '#domain/kernel/refusal.ts'
import type { buckets } from '#domain/resource/attachment.ts'
import { extensionIn } from '#domain/resource/file-kinds.ts'
import type { House, Person } from '#server/house.ts'
import { readableName } from './file-name.ts'
import type { Bytes } from './file-store.ts'
import { inspect } from './inspect.ts'
import { keepFile } from './keep.ts'
import { peeked, streamOf, watched, wholeOf, withoutMacros } from './watch.ts'

export interface Given {
  /** As the person's browser calls it. */
  readonly name: string
  readonly bytes: Bytes
  readonly bucket: keyof typeof buckets.labels
}

/** Enough to find the parts of an office document. */
const headSize = 64 * 1024
const largestPicture = 30 * 1024 ** 2
const documents = ['docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'wps', 'et', 'dps']

/** Takes a file from a person: looks at what it really is, draws pictures anew, keeps the rest as it came. */
export async function takeFile(
  house: House,
  person: Pick<Person, 'id' | 'tenantId'>,
  { name, bytes, bucket }: Given,
): Promise<string> {
  const { head, bytes: whole } = await peeked(bytes, headSize)
  if (head.length === 0) refuse({ type: 'invalid', message: '不能上传空文件' })
  const { picture, ...told } = await inspect(readableName(name), head)
  const content = picture
    ? streamOf(await redrawn(house, whole, picture))
    : documents.includes(extensionIn(told.name))
      ? withoutMacros(whole)
      : whole
  return keepFile(house, person, { ...told, bytes: content, bucket, counted: true })
}

async function redrawn({ pictures }: House, bytes: Bytes, kind: Parameters<House['pictures']['redraw']>[1]) {
  const limited = await watched(bytes, largestPicture, '图片不能超过 30 MB')
  const drawn = await pictures.redraw(await wholeOf(limited.bytes), kind)
  return drawn ?? refuse({ type: 'invalid', message: '图片已损坏，或像素过多，请换一张图片' })
}
