import { refuse } from '#domain/kernel/refusal.ts'
import type { Bytes } from '#server/core/files/file-store.ts'
import { findBytes, joined, utf8 } from '#server/core/files/find-bytes.ts'

export interface FilePart {
  /** As the sender calls it; not to be trusted. */
  readonly name: string
  readonly declaredType: string
  readonly bytes: Bytes
}

const longestHeaders = 16 * 1024
const longestField = 64 * 1024

const broken = () => refuse({ type: 'invalid', message: '请求参数格式错误' })

/**
 * The file of a multipart form (RFC 7578), as a stream: however large, no more of it is in memory than what has just
 * come. Fields before it are passed over; what comes behind it is not read.
 */
export async function filePartOf(request: Request, field = 'file'): Promise<FilePart> {
  const [, quoted, bare] =
    /^multipart\/form-data;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(
      request.headers.get('content-type') ?? '',
    ) ?? []
  const boundary = quoted ?? bare
  if (!boundary || !request.body) return broken()
  const source = sourceOf(request.body)
  const delimiter = utf8(`\r\n--${boundary}`)
  await source.upTo(delimiter, longestField)
  for (;;) {
    const behind = new TextDecoder().decode(await source.upTo(utf8('\r\n'), longestHeaders))
    if (behind.startsWith('--')) return refuse({ type: 'invalid', message: '请选择要上传的文件' })
    const headers = headersIn(await source.upTo(utf8('\r\n\r\n'), longestHeaders))
    const { name, filename } = dispositionOf(headers.get('content-disposition') ?? '')
    if (name === field && filename !== undefined)
      return {
        name: filename,
        declaredType: headers.get('content-type') ?? '',
        bytes: source.streamUpTo(delimiter),
      }
    await source.upTo(delimiter, longestField)
  }
}

function headersIn(bytes: Uint8Array): ReadonlyMap<string, string> {
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

/** Browsers write CR, LF and quotes of a name as %0D, %0A and %22 (RFC 7578, section 4.2). */
function dispositionOf(header: string) {
  const parameter = (name: string) =>
    new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header)?.[1]?.replace(/\\(["\\])/g, '$1')
  const filename = parameter('filename')
    ?.replace(/%0D|%0A/gi, ' ')
    .replace(/%22/g, '"')
  return { name: parameter('name'), filename }
}

function sourceOf(body: Bytes) {
  const reader = body.getReader()
  // The first delimiter has no line break before it.
  let kept: Uint8Array = utf8('\r\n')

  async function more() {
    const { done, value } = await reader.read()
    if (done) broken()
    else kept = joined(kept, value)
  }

  return {
    /** What comes before the mark, which is passed over; refused when that is more than `most` bytes. */
    async upTo(mark: Uint8Array, most: number): Promise<Uint8Array> {
      let from = 0
      for (;;) {
        const at = findBytes(kept, mark, from)
        if (at > most || (at < 0 && kept.length > most + mark.length)) broken()
        if (at >= 0) {
          const before = kept.slice(0, at)
          kept = kept.subarray(at + mark.length)
          return before
        }
        from = Math.max(0, kept.length - mark.length + 1)
        await more()
      }
    },

    streamUpTo: (mark: Uint8Array): Bytes =>
      new ReadableStream({
        async pull(controller) {
          for (;;) {
            const at = findBytes(kept, mark)
            const sure = at < 0 ? kept.length - mark.length + 1 : at
            if (sure > 0) controller.enqueue(kept.slice(0, sure))
            if (sure > 0) kept = kept.subarray(sure)
            if (at >= 0) return controller.close()
            if (sure > 0) return
            await more()
          }
        },
        cancel: (reason) => reader.cancel(reason),
      }),
  }
}
