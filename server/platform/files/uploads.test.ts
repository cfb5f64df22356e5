import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { partSize } from '#domain/resource/upload.ts'
import { stamps } from '#server/core/stamps.ts'
import { oneEngine } from '#tests/support/database.ts'
import { pdf } from '#tests/support/files.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { sweepFiles } from './sweep.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(oneEngine)('large files, on %s', (engine) => {
  const { ask, hono, app, person, signIn, pass, tenantId, now } = sessionsOn(engine, { startsAt: Date.now() })
  let token: string
  let other: string
  beforeAll(async () => {
    token = (await signIn(await person('teacher'))).body.access_token
    other = (await signIn(await person('teacher'))).body.access_token
  })
  const call = (name: string, json: object, as = token) =>
    ask('POST', `resource/oss/endpoint/upload/${name}`, { token: as, json })
  const bytes = new Uint8Array(2 * partSize + 1000).fill(120)
  bytes.set(new TextEncoder().encode(pdf()))
  const begin = (name = 'film.pdf', as = token, size = bytes.length) =>
    call('begin', { name, size, fingerprint: hashOf(new TextEncoder().encode(name)) }, as)
  async function part(id: string, number: number, sent?: Uint8Array<ArrayBuffer>, as = token) {
    const content = bytes.slice((number - 1) * partSize, number * partSize)
    const answer = await hono().request(
      `/api/campus-resource/oss/endpoint/upload/part?id=${id}&number=${number}&hash=${hashOf(content)}`,
      {
        method: 'POST',
        headers: { 'Campus-Auth': `bearer ${as}`, 'Accept-Errors': '2' },
        body: sent ?? content,
      },
    )
    return { status: answer.status, body: await answer.json() }
  }
  const kept = async () => {
    const keys: string[] = []
    for await (const { key } of app().files.list(`${tenantId}/`)) keys.push(key)
    return keys.length
  }

  it('F-12 go on where the line broke, are whole in the end, and leave nothing behind', async () => {
    const before = await kept()
    const first = (await begin()).body.data
    expect(first).toMatchObject({ partSize, parts: [], fileId: null })
    expect((await part(first.id, 1)).status).toBe(200)
    expect((await part(first.id, 2, bytes.slice(0, 400))).body.msg).toBe('分片在传输中损坏，请重试')
    expect((await part(first.id, 2, bytes.slice(1, partSize + 1))).status).toBe(400)
    expect((await call('finish', { id: first.id })).body.msg).toBe('还有分片没有上传，请继续上传')
    const again = (await begin()).body.data
    expect(again).toMatchObject({ id: first.id, parts: [1] })
    await Promise.all([part(again.id, 2), part(again.id, 2), part(again.id, 3)])
    const ended = await Promise.all([call('finish', { id: again.id }), call('finish', { id: again.id })])
    const statuses = ended.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    const { data } = (await call('finish', { id: again.id })).body
    expect(data).toMatchObject({
      fileSize: bytes.length,
      hash: `sha256:${hashOf(bytes)}`,
      originalName: 'film.pdf',
    })
    const whole = await hono().request(data.link)
    expect(hashOf(new Uint8Array(await whole.arrayBuffer()))).toBe(hashOf(bytes))
    expect(await kept()).toBe(before + 1)
  })

  it("are nobody else's business, and limited in size, number and place", async () => {
    const { id } = (await begin('own.pdf')).body.data
    expect((await begin('own.pdf', other)).body.data.id).not.toBe(id)
    expect((await part(id, 1, undefined, other)).status).toBe(404)
    expect((await call('finish', { id }, other)).status).toBe(404)
    expect((await call('abort', { id }, other)).status).toBe(404)
    for (const number of [0, 4, 1.5]) expect((await part(id, number)).status).toBe(400)
    expect((await part(id, 1, new Uint8Array(partSize + 1))).status).toBe(413)
    expect((await begin('big.pdf', token, 3_000_000_000)).status).toBe(413)
    expect((await begin('../x.pdf')).status).toBe(400)
    expect((await call('abort', { id })).status).toBe(200)
    expect((await part(id, 1)).status).toBe(404)
  })

  it('finding 12: what is under way counts as a whole against what one person may keep', async () => {
    const small = { ...stamps(tenantId), key: 'file.quota.mb', name: '空间', kind: 'number', value: '10' }
    await app().db.insertInto('system_parameter').values(small).execute()
    pass(10)
    const mine = (await signIn(await person('student'))).body.access_token
    const begun = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => begin(name, mine, 4_000_000)))
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 507])
    const [first] = begun.filter(({ status }) => status === 200)
    await call('abort', { id: first?.body.data.id }, mine)
    expect((await begin('d.pdf', mine, 6_000_000)).status).toBe(200)
    await app().db.deleteFrom('system_parameter').where('key', '=', 'file.quota.mb').execute()
    pass(10)
  })

  it('that turn out to be something else are refused when they are put together', async () => {
    const page = new TextEncoder().encode('<html>'.padEnd(400))
    const hash = hashOf(page)
    const { id } = (await call('begin', { name: 'a.pdf', size: 400, fingerprint: hash })).body.data
    const sent = await hono().request(
      `/api/campus-resource/oss/endpoint/upload/part?id=${id}&number=1&hash=${hash}`,
      { method: 'POST', headers: { 'Campus-Auth': `bearer ${token}` }, body: page },
    )
    expect(sent.status).toBe(200)
    expect((await call('finish', { id })).body.msg).toBe('文件内容与扩展名不符，请检查文件后重试')
  })

  it('F-12 F-35 what was never finished, and what no row points at, is gone after a day', async () => {
    const { id } = (await begin('never.pdf')).body.data
    await part(id, 1)
    const { files } = app()
    await files.put(`${tenantId}/stray`, new Blob(['x']).stream())
    expect(await sweepFiles(app(), tenantId)).toMatchObject({ uploads: 0, orphans: 0, missing: [] })
    pass(25 * 3600)
    expect(now()).toBeGreaterThan(Date.now())
    const swept = await sweepFiles(app(), tenantId)
    expect(swept.uploads).toBeGreaterThan(0)
    expect(swept.orphans).toBe(1)
    expect(await files.get(`${tenantId}/stray`)).toBeUndefined()
  })

  it('F-35 a row whose bytes are gone is told', async () => {
    const rows = await app().db.selectFrom('resource_attachment').select(['id', 'key']).execute()
    const [row] = rows
    await app().files.remove(row?.key)
    expect((await sweepFiles(app(), tenantId)).missing).toEqual([row?.id])
  })
})
