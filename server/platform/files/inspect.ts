import { fileTypeFromBuffer } from 'file-type'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { extensionIn, fileKinds, pictureExtensions } from '#domain/resource/file-kinds.ts'
import type { PictureKind } from '#server/core/files/pictures.ts'

export interface Inspected {
  /** With the ending that its content has. */
  readonly name: string
  readonly contentType: string
  /** To be drawn anew. */
  readonly picture?: PictureKind
}

const refused = (message: string) => refuse({ type: 'invalid', message })
const isPicture = (extension: string): extension is PictureKind =>
  (pictureExtensions as readonly string[]).includes(extension)

/**
 * What a file is, by its first bytes and not by what it is called or declared to be. A picture under a wrong name gets
 * the right one; anything else that is not what it says is refused.
 */
export async function inspect(name: string, head: Uint8Array): Promise<Inspected> {
  const extension = extensionIn(name)
  const content = await contentOf(head)
  const picture = pictureOf(content)
  if (picture) {
    const renamed = extension === picture ? name : `${name.replace(/\.[A-Za-z0-9]{1,20}$/, '')}.${picture}`
    return { name: renamed, contentType: fileKinds[picture]?.contentType ?? '', picture }
  }
  const kind = Object.hasOwn(fileKinds, extension) ? fileKinds[extension] : undefined
  if (!kind) return refused(phrase('不支持的文件类型：{{kind}}', { kind: extension || '无扩展名' }))
  const agrees =
    content === undefined ? kind.content.length === 0 && isPlainText(head) : kind.content.includes(content)
  if (!agrees || isPicture(extension)) return refused('文件内容与扩展名不符，请检查文件后重试')
  return { name, contentType: kind.contentType }
}

/** Which kind of picture begins with these bytes; undefined for anything else. */
export const pictureKindOf = async (head: Uint8Array): Promise<PictureKind | undefined> =>
  pictureOf(await contentOf(head))

const pictureOf = (content: string | undefined) =>
  pictureExtensions.find((own) => content && fileKinds[own]?.content.includes(content))

async function contentOf(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found?.ext
}

/** No sign that text has not, in UTF-8 or in GB 18030; and nothing that begins as a page or an XML document does. */
function isPlainText(head: Uint8Array): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const binary = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/
  const text = [new TextDecoder('utf-8'), new TextDecoder('gb18030')]
    .map((decoder) => decoder.decode(head))
    .find((decoded) => !decoded.slice(0, -2).includes('\ufffd'))
  return text !== undefined && !binary.test(text) && !/^\s*<[!?a-z]/i.test(text)
}
