import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Span } from '#server/core/files/file-store.ts'
import type { FileRow } from '#server/core/files/rows.ts'
import { storeFault } from '#server/core/files/store-fault.ts'
import { storeOf } from '#server/core/files/stores.ts'
import type { Disposition } from './links.ts'

/**
 * A file, or the part of it that is asked for (RFC 9110, section 14). Whatever it is, a browser only shows it as a
 * picture or saves it: the policy gives it no script and no origin.
 */
export async function deliver(
  app: AppContext,
  tenantId: string,
  row: FileRow,
  { disposition, range }: { readonly disposition: Disposition; readonly range: string | undefined },
): Promise<Response> {
  const span = spanOf(range, row.size)
  const headers = {
    'Accept-Ranges': 'bytes',
    'Content-Type': row.contentType,
    'Content-Disposition': dispositionOf(disposition, row.name),
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  if (span === 'none')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${row.size}` },
    })
  const store = await storeOf(app, tenantId, row.storeId)
  const bytes = await store.get(row.key, span).catch((error) => storeFault(app, error))
  if (!bytes) {
    app.log('error', 'a file has no bytes', { id: row.id })
    return refuse({ type: 'not-found' })
  }
  const length = span ? span.last - span.first + 1 : row.size
  const part = span && { 'Content-Range': `bytes ${span.first}-${span.last}/${row.size}` }
  return new Response(bytes, {
    status: span ? 206 : 200,
    headers: { ...headers, ...part, 'Content-Length': String(length) },
  })
}

/** One span as the file has it; undefined asks for all of it, as do several at once; `none` lies outside. */
function spanOf(range: string | undefined, size: number): Span | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last && first < size ? { first, last } : 'none'
}

/** RFC 6266 with the name in RFC 5987, and one of plain letters for clients that know no other. */
function dispositionOf(disposition: Disposition, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
