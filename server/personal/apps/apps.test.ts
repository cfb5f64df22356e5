import { beforeAll, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { deskOf } from '#tests/support/desk-calls.ts'
import { sessionsOn } from '#tests/support/session.ts'

type Desk = Awaited<ReturnType<ReturnType<typeof deskOf>>>

describe.each(oneEngine)('on %s', (engine) => {
  const server = sessionsOn(engine)
  const desk = deskOf(server)
  const codes = async (ask: Desk, call: string): Promise<string[]> =>
    (await ask('GET', `base/appName/${call}`)).body.data.map(({ code }: { code: string }) => code)

  const app = {
    code: 'library',
    name: '图书馆',
    category: '教学服务',
    icon: 'library',
    openType: '1',
    address: 'https://library.example.edu.cn/',
    roles: 'student, teacher',
    sort: 1,
    enabled: true,
  }
  let admin: Desk
  beforeAll(async () => {
    admin = await desk('admin')
    expect((await admin('POST', 'base/appName/add', app)).body.data.roles).toBe('student,teacher')
  })

  it('answers the names of the specification: getOne, list in pages, add, update, remove with ids', async () => {
    const page = (await admin('GET', 'base/appName/list?current=1&size=5&params.code=library')).body.data
    expect(page).toMatchObject({ total: 1, size: 5, current: 1 })
    const [{ id, revision }] = page.records
    expect((await admin('GET', `base/appName/getOne?id=${id}`)).body.data.name).toBe('图书馆')
    const renamed = await admin('POST', 'base/appName/update', { id, revision, name: '学院图书馆' })
    expect(renamed.body.data.name).toBe('学院图书馆')
    const { id: spare } = (await admin('POST', 'base/appName/add', { ...app, code: 'spare', roles: null }))
      .body.data
    expect((await admin.remove('base/appName/remove', spare)).status).toBe(200)
    expect((await admin('GET', `base/appName/getOne?id=${spare}`)).status).toBe(404)
  })

  it('gives each what is open to their roles: own services, menus, apps', async () => {
    const [student, repairer] = [await desk('student'), await desk('repairer')]
    expect(await codes(student, 'getUserApp')).toContain('library')
    expect(await codes(repairer, 'getUserApp')).not.toContain('library')
    expect(await codes(repairer, 'getUserApp')).toContain('personal-todo')
    expect(await codes(student, 'getUserApp')).not.toContain('base/building')
    expect(await codes(admin, 'getUserApp')).toContain('base/building')
  })

  it('shows what is for phones on a phone only, and there first', async () => {
    const phone = { ...app, code: 'pocket', name: '掌上校园', roles: null }
    expect((await admin('POST', 'system/mobileService/add', phone)).status).toBe(200)
    const student = await desk('student')
    expect(await codes(student, 'getUserApp')).not.toContain('pocket')
    const onPhone = await codes(student, 'getUserApp?terminal=mobile')
    expect(onPhone.indexOf('pocket')).toBeLessThan(onPhone.indexOf('library'))
    expect(onPhone).toContain('pocket')
    const strange = { ...phone, code: 'other', roles: 'no-such-role' }
    expect((await admin('POST', 'system/mobileService/add', strange)).body.data.fields).toHaveProperty(
      'roles',
    )
  })

  it('remembers for each person what they used and collected, and for nobody else', async () => {
    const [mine, other] = [await desk('student'), await desk('student')]
    for (const code of ['personal-todo', 'library', 'personal-todo']) {
      server.pass(1)
      expect((await mine('POST', 'base/appName/use', { code })).status).toBe(200)
    }
    expect(await codes(mine, 'getUserUsedApp')).toEqual(['personal-todo', 'library'])
    for (const code of ['library', 'personal-lesson', 'library'])
      await mine('POST', 'base/appName/collect', { code, yes: true })
    expect(await codes(mine, 'getUserCollection')).toEqual(['library', 'personal-lesson'])
    expect(await codes(mine, 'getUserCollection?size=1')).toEqual(['library'])
    await mine('POST', 'base/appName/arrange', { codes: ['personal-lesson', 'library'] })
    expect(await codes(mine, 'getUserCollection?isAll=1')).toEqual(['personal-lesson', 'library'])
    await mine('POST', 'base/appName/collect', { code: 'library', yes: false })
    expect(await codes(mine, 'getUserCollection?isAll=1')).toEqual(['personal-lesson'])
    expect([await codes(other, 'getUserUsedApp'), await codes(other, 'getUserCollection')]).toEqual([[], []])
  })

  it('A-11 neither opens nor collects what is not open to the person, and says no more than that', async () => {
    const repairer = await desk('repairer')
    for (const code of ['library', 'base/building', 'no-such'])
      for (const call of ['use', 'collect'])
        expect(
          (await repairer('POST', `base/appName/${call}`, { code, ...(call === 'collect' && { yes: true }) }))
            .status,
        ).toBe(404)
    expect((await repairer('POST', 'base/appName/add', { ...app, code: 'mine' })).status).toBe(403)
  })

  it.each([
    ['a script as an address', { openType: '1', address: 'javascript:alert(1)' }],
    ['an address of another host within the portal', { openType: '0', address: '//evil.example/' }],
    ['a role that is not', { roles: 'student,king' }],
  ])('refuses %s', async (_, wrong) => {
    const answer = await admin('POST', 'base/appName/add', { ...app, code: 'wrong', ...wrong })
    expect(answer.status).toBe(400)
  })

  it('lets an administrator put on a home page what its owner may open, and nothing else', async () => {
    const student = await desk('student')
    const give = (code: string, account = student.account) =>
      admin('POST', 'system/appHomeUser/add', { account, code, sort: 1 })
    expect((await give('base/building')).body.msg).toBe('应用不存在，或该用户无权使用')
    expect((await give('library', 'nobody')).status).toBe(400)
    expect((await give('library')).body.data).toMatchObject({ userName: '测试' })
    expect(await codes(student, 'getUserCollection')).toEqual(['library'])
  })
})
