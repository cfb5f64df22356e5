import { AwsV4Signer } from 'aws4fetch'
import type { AppContext } from '#server/core/app-context.ts'
import { chunksOf } from './chunks.ts'
import type { Bytes, FileStore, Span, Stored } from './file-store.ts'
import { utf8 } from './find-bytes.ts'

/** Where an S3-compatible store is, and who we are there. */
export interface S3Place {
  /** Scheme, host and port, such as `https://s3.example.edu.cn`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly accessSecret: string
  /** The bucket stands in the path and not before the host. */
  readonly pathStyle: boolean
}

type Wires = Pick<AppContext, 'storageFetch' | 'settings'>

/** Bytes of each part of a large object; S3 takes none under 5 MB but the last. */
const partSize = 8 * 1024 ** 2
/** Milliseconds until an answer begins; a part of 8 MB takes its time on a slow line. */
const longest = 60_000

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

/** Files in a bucket. It calls no host but those the operator has named, and follows no redirect. */
export function s3Store(place: S3Place, { storageFetch, settings }: Wires): FileStore {
  const { endpoint, bucket, pathStyle, region, accessKey, accessSecret } = place

  function urlOf({ key = '', query = {} }: Call): URL {
    const url = new URL(endpoint)
    if (!settings.storageHosts.includes(url.host))
      throw new Error(`The store's host ${url.host} is not among STORAGE_HOSTS.`)
    if (!pathStyle) url.host = `${bucket}.${url.host}`
    url.pathname = pathStyle ? `/${bucket}/${key}` : `/${key}`
    url.search = new URLSearchParams(query).toString()
    return url
  }

  async function call(asked: Call): Promise<Response> {
    const signer = new AwsV4Signer({
      method: asked.method,
      url: urlOf(asked).href,
      headers: { ...asked.headers },
      body: asked.body ?? null,
      accessKeyId: accessKey,
      secretAccessKey: accessSecret,
      // Dated by the machine's own clock, which is what the store compares.
      service: 's3',
      region,
    })
    const { method, url, headers, body } = await signer.sign()
    return storageFetch(url.href, {
      method,
      headers,
      ...(body && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    })
  }

  async function done(asked: Call): Promise<Response> {
    const answer = await call(asked)
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw new Error(`The store answers ${asked.method} with ${answer.status}.`)
  }

  /** In parts; they become an object only when the last has come, and are thrown away when it does not. */
  async function putParts(
    key: string,
    first: Uint8Array<ArrayBuffer>,
    rest: AsyncIterable<Uint8Array<ArrayBuffer>>,
  ) {
    const begun = await (await done({ method: 'POST', key, query: { uploads: '' } })).text()
    const uploadId = textIn(begun, 'UploadId')
    const etags: string[] = []
    const put = async (body: Uint8Array<ArrayBuffer>) => {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const answer = await done({ method: 'PUT', key, query, body })
      await answer.body?.cancel()
      etags.push(answer.headers.get('etag') ?? '')
    }
    try {
      await put(first)
      for await (const part of rest) await put(part)
      const parts = etags.map(
        (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = utf8(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
      const answer = await (await done({ method: 'POST', key, query: { uploadId }, body })).text()
      // It may begin as a success and turn out to be none.
      if (answer.includes('<Error>')) throw new Error('The store did not put the parts together.')
    } catch (error) {
      await call({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
      throw error
    }
  }

  async function* list(prefix: string): AsyncIterable<Stored> {
    let token: string | undefined
    do {
      const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
      const xml = await (await done({ method: 'GET', query })).text()
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          key: textIn(entry, 'Key'),
          size: Number(textIn(entry, 'Size')),
          at: new Date(textIn(entry, 'LastModified')),
        }
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]
    } while (token)
  }

  return {
    async put(key, bytes) {
      const chunks = chunksOf(bytes, partSize)
      const first = await chunks.next()
      const body = first.value ?? new Uint8Array()
      if (body.length === partSize) return putParts(key, body, chunks)
      const answer = await done({ method: 'PUT', key, body })
      await answer.body?.cancel()
    },
    async get(key, span?: Span) {
      const headers = span && { range: `bytes=${span.first}-${span.last}` }
      const answer = await call({ method: 'GET', key, ...(headers && { headers }) })
      if (answer.ok) return answer.body as Bytes
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`The store answers GET with ${answer.status}.`)
    },
    async remove(key) {
      const answer = await call({ method: 'DELETE', key })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The store answers DELETE with ${answer.status}.`)
    },
    list,
  }
}

const textIn = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''
