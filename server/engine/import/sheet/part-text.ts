import { inflated } from '#domain/sheet/inflated.ts'
import { utf16Of } from '#domain/sheet/text-of.ts'
import type { Entry } from '#domain/sheet/zip-directory.ts'

/** The text of a part of an archive, chunk by chunk: UTF-8, or UTF-16, which XML may be in too. */
export async function* partText(bytes: Uint8Array, entry: Entry): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of inflated(bytes, entry)) {
    decoder ??= new TextDecoder(utf16Of(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
}
