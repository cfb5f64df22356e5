import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings } from '#server/core/settings.ts'
import { outwardFetch } from '#server/node/outward-fetch.ts'
import { sweepFiles } from '#server/platform/files/sweep.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { openS3, s3Bucket, s3Key } from '#tests/support/s3.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { s3Store } from './s3-store.ts'
import { streamOf, wholeOf } from './watch.ts'

const hosts: string[] = []
const settings = { ...defaultSettings, storageHosts: hosts }
const usualWire = outwardFetch(['127.0.0.1'])
let wire: typeof fetch = usualWire
const storageFetch: typeof fetch = (input, init) => wire(input, init)
let s3: Awaited<ReturnType<typeof openS3>>
beforeAll(async () => {
  s3 = await openS3()
  hosts.push(s3.host)
})
afterEach(() => {
  wire = usualWire
})
afterAll(() => s3.close())

const place = (more: object = {}) => ({
  endpoint: `http://${s3.host}`,
  region: 'us-east-1',
  bucket: s3Bucket,
  accessKey: s3Key,
  accessSecret: s3Key,
  pathStyle: true,
  ...more,
})
const storeAt = (more: object = {}) => s3Store(place(more), { storageFetch, settings })

describe('an S3 store', () => {
  const large = new Uint8Array(20 * 1024 ** 2 + 7).map((_, at) => at % 251)

  it('keeps small and large files, gives them back whole and in parts, lists and removes them', async () => {
    const store = storeAt()
    for (const [key, bytes] of [
      ['t/small', new TextEncoder().encode('hello')],
      ['t/empty', new Uint8Array()],
      ['t/even', large.slice(0, 16 * 1024 ** 2)],
      ['t/large', large],
    ] as const) {
      await store.put(key, streamOf(bytes))
      const back = await store.get(key)
      expect(back && Buffer.compare(await wholeOf(back), bytes), key).toBe(0)
    }
    const part = await store.get('t/large', { first: 100, last: 109 })
    expect(part && (await wholeOf(part))).toEqual(large.slice(100, 110))
    const listed: [string, number][] = []
    for await (const { key, size } of store.list('t/')) listed.push([key, size])
    expect(listed.toSorted()).toEqual([
      ['t/empty', 0],
      ['t/even', 16 * 1024 ** 2],
      ['t/large', large.length],
      ['t/small', 5],
    ])
    await store.remove('t/small')
    await store.remove('t/small')
    expect(await store.get('t/small')).toBeUndefined()
  })

  it('F-35 has nothing of a file whose sender or line broke on the way', async () => {
    const store = storeAt()
    let sent = 0
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        if (sent > 3) controller.error(new Error('gone'))
        else controller.enqueue(large.slice(0, 5 * 1024 ** 2))
      },
    })
    await expect(store.put('t/broken', broken)).rejects.toThrow('gone')
    expect(await store.get('t/broken')).toBeUndefined()
    let calls = 0
    wire = (input, init) => {
      calls += 1
      return calls === 3 ? Promise.reject(new Error('cut')) : usualWire(input, init)
    }
    await expect(store.put('t/cut', streamOf(large))).rejects.toThrow('cut')
    wire = usualWire
    expect(await store.get('t/cut')).toBeUndefined()
  })

  it('A-44 calls no host that the operator has not named, and follows nobody elsewhere', async () => {
    let asked = 0
    wire = async () => {
      asked += 1
      return new Response(null, { status: 307, headers: { location: 'http://169.254.169.254/' } })
    }
    for (const endpoint of [
      'http://169.254.169.254',
      'http://localhost:80',
      'http://0x7f.1',
      'http://[::1]:9000',
    ])
      await expect(storeAt({ endpoint }).get('t/a')).rejects.toThrow('STORAGE_HOSTS')
    expect(asked).toBe(0)
    await expect(storeAt().get('t/a')).rejects.toThrow('307')
    expect(asked).toBe(1)
    wire = usualWire
    await expect(storeAt({ accessKey: 'NOBODY' }).get('t/even')).rejects.toThrow('403')
  })
})

describe.each(oneEngine)('object storage, on %s', (engine) => {
  const { ask, hono, app, person, signIn, tenantId, pass } = sessionsOn(engine, { storageFetch, settings })
  const give = giver(hono)
  let token: string
  beforeAll(async () => {
    token = (await signIn(await person('admin'))).body.access_token
  })
  const call = (name: string, json: unknown) => ask('POST', `resource/objectStorage/${name}`, { token, json })
  const written = (more: object = {}) => ({
    name: '主存储',
    kind: 's3',
    endpoint: `http://${s3.host}`,
    region: 'us-east-1',
    storageBucket: s3Bucket,
    accessKey: s3Key,
    accessSecret: s3Key,
    pathStyle: true,
    enabled: true,
    usual: false,
    ...more,
  })
  const read = async (id: string) =>
    (await ask('GET', `resource/objectStorage/getOne?id=${id}`, { token })).body.data
  const fileAt = async (link: string) =>
    (await hono().request(link, { headers: { 'Accept-Errors': '2' } })).status

  it('A-46 takes only hosts that are named, keeps its secret sealed, and is tried out', async () => {
    for (const endpoint of [
      'http://169.254.169.254',
      'http://127.0.0.1:1',
      'file:///etc',
      'gopher://x',
      'http://a@b',
    ])
      expect((await call('add', written({ endpoint }))).status, endpoint).toBe(400)
    expect((await call('add', written({ accessKey: null }))).status).toBe(400)
    const { data } = (await call('add', written({ accessKey: 'NOBODY', accessSecret: 'wrong' }))).body
    expect(JSON.stringify(data)).not.toContain('wrong')
    const { access_secret } = await app()
      .db.selectFrom('resource_object_storage')
      .select('access_secret')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(access_secret).not.toContain('wrong')
    const failed = await call('check', { id: data.id })
    expect([failed.status, failed.body.msg]).toEqual([409, '连接失败：存储拒绝了访问密钥'])
    await call('update', { id: data.id, revision: data.revision, accessKey: s3Key, accessSecret: s3Key })
    expect((await call('check', { id: data.id })).status).toBe(200)
    const { revision } = await read(data.id)
    await call('update', { id: data.id, revision, remark: '不改密钥' })
    expect((await call('check', { id: data.id })).status).toBe(200)
    const teacher = (await signIn(await person('teacher'))).body.access_token
    expect((await ask('GET', 'resource/objectStorage/page', { token: teacher })).status).toBe(403)
    await call('batchRemove', [data.id])
  })

  it('F-35 files are found where they were put when the usual store changes; one in use stays', async () => {
    const own = (await give(token, 'own.pdf', pdf())).body.data
    const { id } = (await call('add', written({ usual: true }))).body.data
    const far = (await give(token, 'far.pdf', pdf())).body.data
    expect(await storeAt().get(`${tenantId}/${far.name.replace('.pdf', '')}`)).toBeDefined()
    const second = (await call('add', written({ name: '自带', kind: 'own', usual: true }))).body.data
    const { usual, revision } = await read(id)
    expect(usual).toBe(false)
    const near = (await give(token, 'near.pdf', pdf())).body.data
    for (const { link } of [own, far, near]) expect(await fileAt(link)).toBe(200)
    expect((await call('batchRemove', [id])).body.msg).toBe('存储中还有文件，不能删除')
    expect((await call('update', { id, revision, storageBucket: 'elsewhere' })).status).toBe(409)
    await call('update', { id: second.id, revision: second.revision, usual: false })
    const latest = await read(id)
    await call('update', { id, revision: latest.revision, usual: true })
    pass(48 * 3600)
    const again = (await signIn(await person('admin'))).body.access_token
    token = again
    expect((await sweepFiles(app(), tenantId)).missing).toEqual([])
  })

  it('F-35 a store that is away takes down files and nothing else, and no row points at nothing', async () => {
    const count = async () => (await app().db.selectFrom('resource_attachment').select('id').execute()).length
    const there = (await give(token, 'there.pdf', pdf())).body.data
    const before = await count()
    for (const away of [
      async () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
      async () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
      async () => new Response('no', { status: 403 }),
      async () => new Response('no', { status: 500 }),
    ] as (typeof fetch)[]) {
      wire = away
      const refused = await give(token, 'a.pdf', pdf())
      expect([refused.status, refused.body.msg]).toEqual([503, '文件存储暂时不可用，请稍后重试'])
      expect(await fileAt(there.link)).toBe(503)
      expect((await ask('GET', 'resource/attachment/page', { token })).status).toBe(200)
    }
    wire = usualWire
    expect(await count()).toBe(before)
    expect(await fileAt(there.link)).toBe(200)
    expect((await give(token, 'a.pdf', pdf())).status).toBe(200)
  })
})
