import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { sharpPictures } from '#server/node/files/sharp-pictures.ts'
import { oneEngine } from '#tests/support/database.ts'
import { type Content, giver, pdf } from '#tests/support/files.ts'
import { hugePng } from '#tests/support/huge-png.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { workTime } from '#tests/support/work-time.ts'

const bytesOf = async (drawn: Sharp) => new Uint8Array(await drawn.toBuffer())
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })

describe.each(oneEngine)('files, on %s', (engine) => {
  const server = sessionsOn(engine, { pictures: sharpPictures() })
  const { ask, hono, person, signIn, pass, tenantId } = server
  const give = giver(hono)
  const token = async (role: Parameters<typeof person>[0] = 'student') =>
    (await signIn(await person(role))).body.access_token as string
  let mine: string
  let other: string
  beforeAll(async () => {
    mine = await token()
    other = await token()
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    hono().request(path.startsWith('/') ? path : `/api/campus-${path}`, {
      headers: { 'Accept-Errors': '2', ...headers },
    })
  const bearer = (of: string) => ({ 'Campus-Auth': `bearer ${of}` })
  const files = (of: string, ids: string) =>
    ask('POST', 'resource/attachment/getFiles', { token: of, form: { ids } })

  it('are told in the words of the contract, and come back as they were', async () => {
    const { status, body } = await give(mine, '名单.pdf', pdf())
    expect([status, body.msg]).toEqual([200, '操作成功'])
    const { data } = body
    expect(data).toMatchObject({
      bucketName: 'private',
      originalName: '名单.pdf',
      fileName: '名单.pdf',
      extension: 'pdf',
      contentType: 'application/pdf',
      fileSize: pdf().length,
      attachSize: pdf().length,
      domain: '',
      hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    })
    expect([data.id, data.attachId]).toEqual([data.fileId, data.fileId])
    const answer = await get(data.link)
    expect(await answer.text()).toBe(pdf())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E5%90%8D%E5%8D%95.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-length': String(pdf().length),
      'cache-control': 'no-store',
    })
  })

  it('A-29 as pictures of a notice are given to those it reaches, and only pictures are', async () => {
    const writer = await token('admin')
    const outside = await token('teacher')
    const picture = (await give(writer, 'a.png', await bytesOf(square(8).png()))).body.data.fileId
    const paper = (await give(writer, 'a.pdf', pdf())).body.data.fileId
    const write = (file: string) =>
      ask('POST', 'system/notice/add', {
        token: writer,
        json: {
          title: '校门',
          category: 'notice',
          body: `<img data-file="${file}" alt="">`,
          toEverybody: false,
          toRoles: 'student',
          pinned: false,
          mustRead: false,
        },
      })
    for (const file of [paper, tenantId]) expect((await write(file)).body.data.fields).toHaveProperty('body')
    const { id } = (await write(picture)).body.data
    const had = async (of: string) => (await files(of, picture)).body.data.length
    expect([await had(mine), await had(outside)]).toEqual([0, 0])
    await ask('POST', 'system/notice/publish', { token: writer, json: { id } })
    expect([await had(mine), await had(outside)]).toEqual([1, 0])
  })

  it('are read in parts', async () => {
    const { data } = (await give(mine, 'a.pdf', pdf())).body
    const part = async (range: string) => {
      const answer = await get(data.link, { range })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    const size = pdf().length
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, '%PDF'])
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, '%%EOF'])
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`])
    expect((await part('bytes=0-1,3-4'))[0]).toBe(200)
  })

  it('A-31 pages, SVG, XML, scripts, programs and macros are refused, whatever they are called', async () => {
    const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 255, 255, 0, 0])
    const refused: [string, Content][] = [
      ['a.html', '<html><script>alert(1)</script>'],
      ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['a.txt', ' \n<!doctype html><script>alert(1)</script>'],
      ['a.txt', '<?xml version="1.0"?><svg/>'],
      ['a.pdf', '<html>'],
      ['a.js', 'alert(1)'],
      ['a.exe', program],
      ['a.txt', program],
      ['a.docm', 'PK'],
      ['a.docx', pdf()],
      ['a', 'text'],
      ['a.pdf', ''],
    ]
    for (const [name, content] of refused)
      expect((await give(mine, name, content)).status, `${name} ${String(content).slice(0, 20)}`).toBe(400)
    const { zipSync } = await import('fflate')
    const document = (inner: string) =>
      zipSync({
        '[Content_Types].xml': new TextEncoder().encode(
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
        [inner]: crypto.getRandomValues(new Uint8Array(60_000)),
        'word/document.xml': crypto.getRandomValues(new Uint8Array(60_000)),
      }) as Uint8Array<ArrayBuffer>
    expect((await give(mine, 'a.docx', document('word/styles.xml'))).status).toBe(200)
    const macro = await give(mine, 'a.docx', document('word/vbaProject.bin'))
    expect([macro.status, macro.body.msg]).toEqual([400, '文件含有宏，请另存为不含宏的文档后再上传'])
  })

  it('A-32 are what their content says, under a name that is safe to write into a header', async () => {
    const gif = await bytesOf(square(2).gif())
    const polyglot = new Uint8Array([...gif, ...new TextEncoder().encode('/*<script>alert(1)</script>*/')])
    for (const [name, becomes] of [
      ['a.js', 'a.gif'],
      ['a.php%00.png', 'a.php.gif'],
      ['a.png/', 'a.gif'],
      ['\u202egpj.exe', 'gpj.gif'],
      ['a\r\nSet-Cookie: b=1.gif', 'a  Set-Cookie_ b=1.gif'],
      [`${'长'.repeat(300)}.gif`, `${'长'.repeat(146)}.gif`],
    ] as const) {
      const { data } = (await give(mine, name, polyglot)).body
      expect(data?.fileName, name).toBe(becomes)
      const answer = await get(data.link)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('content-type')).toBe('image/gif')
      expect(await answer.text()).not.toContain('script')
      expect(data.name).toMatch(/^[0-9a-f-]{36}\.gif$/)
    }
  })

  it('pictures lose where they were taken, and stand upright', async () => {
    const taken = await bytesOf(
      sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
        .jpeg()
        .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 }),
    )
    const { data } = (await give(mine, 'a.jpeg', taken)).body
    const kept = Buffer.from(await (await get(data.link)).arrayBuffer())
    const { exif, width, height } = await sharp(kept).metadata()
    expect([exif, width, height, data.extension]).toEqual([undefined, 2, 4, 'jpg'])
  })

  it('A-43 a picture of more pixels than anybody has use for is refused before it is drawn', async () => {
    const huge = hugePng(50_000)
    const spent = workTime(true)
    const { status, body } = await give(mine, 'a.png', huge)
    expect([status, body.msg]).toEqual([400, '图片已损坏，或像素过多，请换一张图片'])
    expect(spent()).toBeLessThan(1500)
  })

  it('A-33 no path of theirs is heard', async () => {
    for (const name of [
      '../../x.pdf',
      '..\\x.pdf',
      '/etc/x.pdf',
      '%2e%2e%2fx.pdf',
      '..',
      'a/../b.pdf',
      '%5cx.pdf',
    ])
      expect((await give(mine, name, pdf())).status, name).toBe(400)
    for (const query of [
      'fileName=../../x',
      'bucketName=..',
      'directory=..',
      'fileName=%2Fx',
      'bucketName=public',
    ])
      expect((await give(mine, 'a.pdf', pdf(), { query: `?${query}` })).status, query).toBe(400)
    expect((await give(mine, 'a.pdf', pdf(), { query: '?bucketName=private' })).status).toBe(200)
  })

  it('A-34 a link is good as it was signed, for two minutes and one sign-in', async () => {
    const account = await person('student')
    const own = (await signIn(account)).body.access_token as string
    const { fileId } = (await give(own, 'a.pdf', pdf())).body.data
    const second = (await give(own, 'b.pdf', pdf())).body.data.fileId
    const sign = async () =>
      (await ask('POST', 'resource/oss/endpoint/sign-link', { token: own, json: { fileId } })).body.data
        .link as string
    const link = await sign()
    expect((await get(link)).status).toBe(200)
    const altered = (name: string, value: string | null) => {
      const url = new URL(link, 'http://college.test')
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
      return url.pathname + url.search
    }
    for (const [name, value] of [
      ['fileId', second],
      ['exp', '99999999999'],
      ['user', crypto.randomUUID()],
      ['tenant', '000000'],
      ['session', crypto.randomUUID()],
      ['disposition', 'inline'],
      ['sig', ''],
      ['sig', 'x'.repeat(43)],
    ] as const)
      expect((await get(altered(name, value))).status, `${name}=${value}`).toBe(403)
    expect((await get(altered('sig', null))).status).toBe(401)
    pass(121)
    expect((await get(link)).status).toBe(403)
    const fresh = await sign()
    expect((await get(fresh)).status).toBe(200)
    await ask('GET', 'auth/oauth/logout', { token: own })
    await ask('GET', 'auth/logOut', { token: own })
    expect((await get(fresh)).status).toBe(403)
  })

  it('opens a file by a token in the query where the college allows it, and nothing else', async () => {
    const { fileId } = (await give(mine, 'a.pdf', pdf())).body.data
    const query = `fileId=${fileId}&bucketName=private&Campus-Auth=bearer%20`
    await server.guard({ allowTokenInQuery: true })
    for (const [call, disposition] of [
      ['link-file', 'attachment'],
      ['download-file', 'attachment'],
    ] as const) {
      const answer = await get(`resource/oss/endpoint/${call}?${query}${mine}`)
      expect([answer.status, await answer.text()]).toEqual([200, pdf()])
      expect(answer.headers.get('content-disposition')).toContain(disposition)
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect((await get(`resource/oss/endpoint/${call}?${query}${other}`)).status).toBe(404)
      expect((await get(`resource/oss/endpoint/${call}?${query}x`)).status).toBe(401)
    }
    expect((await get(`base/sysUser/getUserInfo?Campus-Auth=${mine}`)).status).toBe(401)
    await server.guard({})
  })

  it('A-35 a token in the query opens nothing', async () => {
    const { fileId } = (await give(mine, 'a.pdf', pdf())).body.data
    for (const call of ['link-file', 'download-file']) {
      const path = `resource/oss/endpoint/${call}?fileId=${fileId}`
      expect((await get(`${path}&Campus-Auth=bearer%20${mine}`)).status).toBe(401)
      expect((await get(`${path}&campus-auth=${mine}`, bearer(mine))).status).toBe(401)
      expect((await get(path)).status).toBe(401)
      expect((await get(path, bearer(mine))).status).toBe(200)
      expect((await get(path, bearer(other))).status).toBe(404)
    }
  })

  it("somebody else's are not spoken of, and those one may have come in the order asked", async () => {
    const ids: string[] = []
    for (const name of ['a.pdf', 'b.pdf']) ids.push((await give(mine, name, pdf())).body.data.fileId)
    const foreign = (await give(other, 'c.pdf', pdf())).body.data.fileId
    const asked = [ids[1], foreign, crypto.randomUUID(), 'nonsense', ids[0]].join(',')
    expect(
      (await files(mine, asked)).body.data.map(({ fileName }: { fileName: string }) => fileName),
    ).toEqual(['b.pdf', 'a.pdf'])
    expect(
      (await ask('POST', 'resource/oss/endpoint/sign-link', { token: mine, json: { fileId: foreign } }))
        .status,
    ).toBe(404)
    const keeper = await token('admin')
    expect((await files(keeper, foreign)).body.data).toHaveLength(1)
  })

  it('A-36 public ones have an id that nobody guesses, and private ones none that a stranger may use', async () => {
    const picture = await bytesOf(square(8).png())
    const open = (await give(mine, 'a.png', picture, { call: 'put-public-file-save' })).body.data
    expect(open.fileId).toMatch(/^f_[\w-]{22}\./)
    const link = (id: string) => get(`resource/openApi/public/link-file?fileId=${encodeURIComponent(id)}`)
    expect((await link(open.fileId)).status).toBe(200)
    const { fileId } = (await give(mine, 'a.pdf', pdf())).body.data
    const guessed = `f_${'A'.repeat(22)}.${tenantId}`
    for (const id of [fileId, guessed, open.fileId.replace(tenantId, '000000'), '', '../x'])
      expect((await link(id)).status, id).toBe(404)
    const asked = await ask('POST', 'resource/openApi/getOpenFiles', {
      form: { ids: `${fileId},${open.fileId}` },
    })
    expect(asked.body.data.map((file: { fileId: string }) => file.fileId)).toEqual([open.fileId])
  })

  it('finding 23: what anybody may fetch for ever is a picture, or comes from who keeps the files', async () => {
    const keeper = await token('admin')
    const before = (await server.app().db.selectFrom('resource_attachment').select('id').execute()).length
    for (const call of ['put-public-file-save', 'put-welcome-file-save'])
      expect((await give(mine, 'a.pdf', pdf('/JavaScript'), { call })).status, call).toBe(403)
    expect((await server.app().db.selectFrom('resource_attachment').select('id').execute()).length).toBe(
      before,
    )
    expect((await give(keeper, 'a.pdf', pdf(), { call: 'put-public-file-save' })).status).toBe(200)
  })

  it('are limited: too large a one, and more than one person may keep', async () => {
    const large = new Uint8Array(50 * 1024 ** 2 + 100_000)
    large.set(new TextEncoder().encode(pdf()))
    const keeper = await token('admin')
    expect((await give(keeper, 'a.pdf', large, { call: 'put-public-file-save' })).status).toBe(413)
    const row = { ...stamps(tenantId), key: 'file.quota.mb', name: '空间', kind: 'number', value: '1' }
    await server.app().db.insertInto('system_parameter').values(row).execute()
    pass(10)
    const own = await token()
    const half = pdf('x'.repeat(600_000))
    const answers = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => give(own, name, half)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 507, 507])
    await sql`delete from system_parameter where tenant_id = ${tenantId} and key = 'file.quota.mb'`.execute(
      server.app().db,
    )
    pass(10)
  })
})
