import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which an answer fits into the packets that go anyway. */
const small = 1_400

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** By the name a client takes it under, the smaller first. Both at a level that costs an answer a millisecond or two. */
const packers = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipped(body, { level: 5 }),
}

/** What a program answers, packed for a client that takes it so. The files of the portal are packed when it is built. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  const taken = request.headers.get('Accept-Encoding') ?? ''
  const encoding = /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : null
  if (!isJson || !encoding) return answer
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (body.length < small) return new Response(body, { status: answer.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(new Uint8Array(await packers[encoding](body)), { status: answer.status, headers })
}
