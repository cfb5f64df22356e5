import md5 from 'crypto-js/md5.js'
import type { Dialect } from './dialects.ts'

type Send = (url: string, request: RequestInit) => Response | Promise<Response>
type Query = Readonly<Record<string, string>>
type Row = Readonly<Record<string, unknown>>

export interface Page {
  readonly records: readonly Row[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
  readonly orders: readonly { readonly column: string; readonly asc: boolean }[]
}

interface Ask {
  readonly method?: 'GET' | 'POST'
  readonly query?: Query
  readonly json?: unknown
  readonly form?: FormData
}

/** A client written from the specification and the contract alone, for one person. */
export function secondClient(
  send: Send,
  { product, tenantId, now }: { product: string; tenantId: string; now: () => number },
  dialect: Dialect,
) {
  const prefix = product.charAt(0).toUpperCase() + product.slice(1)
  let token = ''

  /** Section 7: over the path and the time, with as much of the token as the dialect takes. */
  function signature(path: string) {
    const at = String(now())
    return `${md5(`${path}?sign=${md5(at + token.slice(0, dialect.signedPart))}`)}1.${btoa(at)}`
  }

  async function raw(service: string, { method = 'GET', query, json, form }: Ask = {}): Promise<Response> {
    const path = `/api/${product}-${service}`
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    return send(path + search, {
      method,
      headers: {
        'Tenant-Id': tenantId,
        Authorization: `Basic ${btoa('app:key')}`,
        ...(token && {
          [`${prefix}-Auth`]: dialect.bearer + token,
          [`${prefix}-sign`]: signature(path),
        }),
        ...(json !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
      },
      ...(body !== undefined && { body }),
    })
  }

  async function asked<Data>(service: string, ask: Ask = {}): Promise<Data> {
    const answer = await raw(service, ask)
    const { code, success, data, msg } = await answer.json()
    if (!answer.ok || code !== 200 || success !== true) throw new Error(msg)
    return data
  }

  const fields = (some: Query) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(some)) form.set(name, value)
    return form
  }

  return {
    raw,
    async signIn(username: string, password: string) {
      const grant = { grant_type: 'password', type: 'account', scope: 'all', tenantId, username }
      const words = new URLSearchParams({ ...grant, password: md5(password).toString() })
      const path = dialect.tokenPath(product)
      const answer = await send(dialect.grantInQuery ? `${path}?${words}` : path, {
        method: 'POST',
        headers: { 'Tenant-Id': tenantId },
        ...(!dialect.grantInQuery && { body: words }),
      })
      const reply = await answer.json()
      if (!reply.access_token) throw new Error(reply.error_description ?? reply.msg)
      token = reply.access_token
      return reply as Row
    },
    person: () => asked<Row>('base/sysUser/getUserInfo'),
    menus: () => asked<readonly Row[]>('base/sysMenu/getUserRoutes'),
    buttons: () => asked<Readonly<Record<string, boolean>>>('base/sysMenu/getUserBtn'),
    page: (noun: string, query: Query) => asked<Page>(`base/${noun}/page`, { query }),
    one: (noun: string, id: string) => asked<Row>(`base/${noun}/getOne`, { query: { id } }),
    add: (noun: string, json: Row) => asked<Row>(`base/${noun}/add`, { method: 'POST', json }),
    update: (noun: string, json: Row) => asked<Row>(`base/${noun}/update`, { method: 'POST', json }),
    remove: (noun: string, ids: string) =>
      asked(`base/${noun}/remove`, { method: 'POST', form: fields({ ids }) }),
    async export(noun: string, json: Row) {
      const answer = await raw(`base/${noun}/export`, { method: 'POST', json })
      if (answer.headers.get('content-type')?.includes('json')) throw new Error((await answer.json()).msg)
      const [, name = ''] = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? []
      const bytes = Uint8Array.from(atob(name), (letter) => letter.charCodeAt(0))
      return { name: new TextDecoder().decode(bytes), file: new Uint8Array(await answer.arrayBuffer()) }
    },
    async upload(file: File) {
      const form = new FormData()
      form.set('file', file)
      return asked<Row>('resource/oss/endpoint/put-file-save', { method: 'POST', form })
    },
    files: (ids: string) =>
      asked<readonly Row[]>('resource/attachment/getFiles', { method: 'POST', form: fields({ ids }) }),
    /** As a browser opens it: with nothing but its address. */
    open: (call: 'link-file' | 'download-file', fileId: string) => {
      const query = new URLSearchParams({ fileId, bucketName: 'private', [`${prefix}-Auth`]: token })
      return send(`/api/${product}-resource/oss/endpoint/${call}?${query}`, {})
    },
    logOut: () => asked('auth/logOut'),
  }
}
