import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { sessionsOn } from '#tests/support/session.ts'

const audience = { toRoles: null, toDepartments: null, toClasses: null, toPersons: null }
const written = { title: '停水', category: 'notice', body: '<p>周六</p>', pinned: false, mustRead: false }

describe.each(oneEngine)('files in fields, on %s', (engine) => {
  const { ask, hono, app, person, signIn, tenantId } = sessionsOn(engine)
  const give = giver(hono)
  const somebody = async (role: Parameters<typeof person>[0]) => {
    const token = (await signIn(await person(role))).body.access_token as string
    return {
      file: async (name = 'a.pdf') => (await give(token, name, pdf())).body.data.fileId as string,
      ask: (method: 'GET' | 'POST', path: string, json?: object) =>
        ask(method, path, { token, ...(json && { json }) }),
      sees: async (id: string) =>
        (await ask('POST', 'resource/attachment/getFiles', { token, form: { ids: id } })).body.data.length ===
        1,
    }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>
  let admin: Somebody
  let keeper: Somebody
  let student: Somebody
  beforeAll(async () => {
    admin = await somebody('admin')
    keeper = await somebody('leader')
    student = await somebody('student')
  })
  const notice = async (attachments: string, to: object) =>
    admin.ask('POST', 'system/notice/add', { ...written, ...audience, ...to, attachments })

  it('are had by anyone who the row stands before, and by nobody once it is withdrawn', async () => {
    const file = await admin.file()
    const { data } = (await notice(file, { toEverybody: false, toRoles: 'student' })).body
    expect([await student.sees(file), await keeper.sees(file)]).toEqual([false, false])
    await admin.ask('POST', 'system/notice/publish', { id: data.id })
    expect([await student.sees(file), await keeper.sees(file)]).toEqual([true, false])
    const read = await student.ask('GET', `base/notice/getOne?id=${data.id}`)
    expect(read.body.data.attachments).toBe(file)
    await admin.ask('POST', 'system/notice/withdraw', { id: data.id })
    expect(await student.sees(file)).toBe(false)
  })

  it('come into a row only from anyone who may have them: a borrowed id gives no right (A-12)', async () => {
    const own = await student.file()
    const secret = await keeper.file()
    // The keeper of files may have all; so it is a role of its own that tries here.
    await sql`update system_role_menu rm set granted = false from system_menu m
      where m.tenant_id = rm.tenant_id and m.id = rm.menu_id and m.permission = 'resource.attachment:view'
        and rm.tenant_id = ${tenantId}`.execute(app().db)
    const refused = await notice(secret, { toEverybody: true })
    expect([refused.status, refused.body.msg]).toEqual([400, '附件中的文件不存在或已被删除，请重新上传'])
    expect((await notice(`${own},${crypto.randomUUID()}`, { toEverybody: true })).status).toBe(400)
    expect((await notice('nonsense', { toEverybody: true })).status).toBe(400)
    await sql`update system_role_menu rm set granted = true from system_menu m
      where m.tenant_id = rm.tenant_id and m.id = rm.menu_id and m.permission = 'resource.attachment:view'
        and rm.tenant_id = ${tenantId}`.execute(app().db)
  })

  it('that a row holds stay until it lets go of them or goes', async () => {
    const [kept, left] = [await admin.file(), await admin.file('b.pdf')]
    const { data } = (await notice(`${kept},${left}`, { toEverybody: true })).body
    const remove = (id: string) =>
      admin.ask('POST', 'resource/attachment/batchRemove', [id] as unknown as object)
    expect((await remove(left)).body.msg).toBe('“b.pdf”正在使用，不能删除')
    await admin.ask('POST', 'system/notice/update', {
      id: data.id,
      revision: data.revision,
      attachments: kept,
    })
    expect((await remove(left)).status).toBe(200)
    expect((await remove(kept)).status).toBe(409)
    await admin.ask('POST', 'system/notice/batchRemove', [data.id] as unknown as object)
    expect((await remove(kept)).status).toBe(200)
    expect(await admin.sees(kept)).toBe(false)
  })

  it('are asked for by whether there are any', async () => {
    const file = await admin.file()
    const link = { title: '表格', category: 'form', toEverybody: true, ...audience, published: true, sort: 1 }
    expect((await admin.ask('POST', 'system/fileLink/add', link)).body.msg).toBe('请上传文件，或填写下载地址')
    expect(
      (await admin.ask('POST', 'system/fileLink/add', { ...link, file: `${file},${crypto.randomUUID()}` }))
        .status,
    ).toBe(400)
    expect((await admin.ask('POST', 'system/fileLink/add', { ...link, file })).status).toBe(200)
    const mine = await student.ask('GET', 'base/fileLink/mine')
    expect(mine.body.data.records).toMatchObject([{ title: '表格', address: null, file }])
    expect(await student.sees(file)).toBe(true)
    const asked = { condition: { field: 'attachments', is: 'filled' } }
    const page = `system/notice/page?condition=${encodeURIComponent(JSON.stringify(asked.condition))}`
    expect((await admin.ask('GET', page)).status).toBe(200)
  })
})
