import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import type { MenuNode } from '#domain/system/menus/calls.ts'
import { newId } from '#server/core/new-id.ts'
import { compressed } from '#server/node/compressed.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installMenus } from './install.ts'

interface Node {
  readonly path: string
  readonly component: string
  readonly menuLink: string
  readonly children: readonly Node[]
}
const componentsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ component, children }) => [component, ...componentsOf(children)])

describe.each(oneEngine)('menus, on %s', (engine) => {
  const { as, ask, app, tenantId } = sessionsOn(engine)
  const run = (query: ReturnType<typeof sql>) => query.execute(app().db)
  const install = () => installMenus(app().db, tenantId)
  const menusOf = async (role: 'admin' | 'department' | 'student') =>
    (await (await as(role))('base/sysMenu/getUserRoutes')).body.data as MenuNode[]

  it('are those of the role: all for an administrator, some for a department, their own code for a student', async () => {
    const [area] = await menusOf('admin')
    expect(area).toMatchObject({ path: '/base', component: 'layout/parent', redirect: '/base/campus' })
    const [places] = area?.children ?? []
    expect(places).toMatchObject({
      path: '/base/places',
      component: 'layout/parent',
      redirect: '/base/campus',
      meta: { title: '校区与场地', icon: 'map-pin' },
    })
    expect(places?.children.find(({ component }) => component === 'base/building')).toMatchObject({
      path: '/base/building',
      name: 'baseBuilding',
      openType: 0,
      meta: {
        title: '建筑物',
        isKeepAlive: true,
        isAffix: false,
        affix: false,
        isHide: false,
        hidden: false,
      },
    })
    const department = componentsOf(await menusOf('department'))
    expect(department).toContain('base/student')
    expect(department).not.toContain('base/building')
    const screens = componentsOf(await menusOf('student')).filter(
      (component) => component !== 'layout/parent',
    )
    expect(screens).toEqual([
      'records/my-info',
      'records/my-label',
      'records/family',
      'records/change-apply',
      'records/student-report',
      'records/registration-deferral',
      'records/yjs-change-apply',
      'records/my-leaving',
      'dormitory/repair-apply',
      'dormitory/sign-student',
      'dormitory/room-change-apply',
      'dormitory/room-change-confirm',
      'dormitory/checkout-apply',
      'dormitory/outside-apply',
      'dormitory/stay-apply',
      'dormitory/whereabouts',
      'claim/verify-qr',
      'student-service/sign',
      'leave/apply',
      'leave/extension',
      'leave/pass',
      'leave/student-services',
      'leave/one-thing',
      'return/mine',
      'return/apply',
      'violation/notice',
      'violation/appeal',
      'violation/release-apply',
      'fee/my-fee',
      'affairs/insurance-claim',
      'affairs/reimbursement',
      'affairs/my-archive',
      'affairs/archive-copy',
      'affairs/card-reissue',
      'affairs/study-abroad',
      'affairs/enlistment',
      'affairs/punishment-notice',
      'affairs/punishment-appeal',
      'affairs/punishment-cancel-apply',
      'affairs/hardship-apply',
      'skills-loan/certificate',
      'skills-loan/loan',
      'activity/society',
      'activity/society-member',
      'activity/labour',
      'activity/social-practice',
      'evaluation/my-score',
      'evaluation/additional-score',
      'award/account',
      'award/application',
      'award/mine',
    ])
  })

  it('join what a student does about their bed behind five entries, and nothing for who holds one of a set', async () => {
    const every = (nodes: readonly MenuNode[]): MenuNode[] =>
      nodes.flatMap((node) => [node, ...every(node.children)])
    const screensOf = async (role: 'student' | 'admin') =>
      every(await menusOf(role)).filter(({ component }) => /^dormitory\//.test(component))
    const own = await screensOf('student')
    expect(own.filter(({ meta }) => !meta.within).map(({ meta }) => meta.title)).toEqual([
      '报修',
      '学生签到',
      '调宿、退宿与走读',
      '留校申请',
      '去向登记',
    ])
    expect(own.flatMap(({ component, meta }) => (meta.within ? [[component, meta.within]] : []))).toEqual(
      ['room-change-confirm', 'checkout-apply', 'outside-apply'].map((name) => [
        `dormitory/${name}`,
        '/dormitory/room-change-apply',
      ]),
    )
    expect(own.find(({ component }) => component === 'dormitory/room-change-apply')?.meta.screenTitle).toBe(
      '调宿申请',
    )
    expect((await screensOf('admin')).filter(({ meta }) => meta.within || meta.screenTitle)).toEqual([])
  })

  it('embed a system of another house, and tell which of their pages are public', async () => {
    await run(sql`update system_menu set open_type = '2', menu_link = 'https://old.example/x?a=1'
      where tenant_id = ${tenantId} and code = 'base/subject'`)
    await run(
      sql`update system_menu set path = '/home/lofTV' where tenant_id = ${tenantId} and code = 'base/venue'`,
    )
    const every = (nodes: readonly MenuNode[]): MenuNode[] =>
      nodes.flatMap((node) => [node, ...every(node.children)])
    const delivered = every(await menusOf('admin'))
    const link = 'https://old.example/x?a=1'
    expect(delivered.find(({ name }) => name === 'baseSubject')).toMatchObject({
      openType: 2,
      menuLink: link,
      meta: { iframe: true, isIframe: true, isLink: link, isAuth: true },
    })
    expect(delivered.find(({ path }) => path === '/home/lofTV')?.meta.isAuth).toBe(false)
    await run(
      sql`update system_menu set open_type = '0', menu_link = null where tenant_id = ${tenantId} and code = 'base/subject'`,
    )
    await run(
      sql`update system_menu set path = '/base/venue' where tenant_id = ${tenantId} and code = 'base/venue'`,
    )
  })

  it('are nothing to anyone who has not signed in', async () => {
    for (const path of ['sysMenu/getUserRoutes', 'sysMenu/getUserBtn', 'roleMenu/getCheckedKeys'])
      expect((await ask('GET', `base/${path}`)).status).toBe(401)
  })

  it('have buttons, and a button is what the server goes by', async () => {
    const department = await as('department')
    const { data } = (await department('base/sysMenu/getUserBtn')).body
    expect(data['base.student:update']).toBe(true)
    expect(data['base.major:view']).toBe(true)
    expect(data).not.toHaveProperty('base.major:update')
    expect((await department('base/major/page')).status).toBe(200)
    expect((await department('base/building/page')).status).toBe(403)
    await run(sql`update system_role_menu set granted = false where tenant_id = ${tenantId} and menu_id in (
      select id from system_menu where permission = 'base.major:view') and role_id in (
      select id from system_role where code = 'department')`)
    expect((await department('base/major/page')).status).toBe(403)
  })

  it('stay as an administrator left them when the server starts again', async () => {
    await run(sql`update system_menu set title = '校园', sort = 999 where code = 'base/campus'`)
    await run(sql`update system_role set grants = 'self' where code = 'leader'`)
    await run(sql`update system_role_menu set granted = false where menu_id in (
      select id from system_menu where code = 'base/subject')`)
    await run(sql`delete from system_role_menu where menu_id in (
      select id from system_menu where code = 'base/venue:base.venue:add')`)
    await run(sql`delete from system_menu where code = 'base/venue:base.venue:add'`)
    await install()
    const kept = await run(sql`select title, sort from system_menu where code = 'base/campus'`)
    expect(kept.rows).toEqual([{ title: '校园', sort: 999 }])
    expect((await run(sql`select grants from system_role where code = 'leader'`)).rows).toEqual([
      { grants: 'self' },
    ])
    expect(componentsOf(await menusOf('admin'))).not.toContain('base/subject')
    const { body } = await (await as('admin'))('base/sysMenu/getUserBtn')
    expect(body.data['base.venue:add']).toBe(true)
  })

  it('of a college from before the groups are gathered in them, but for what an administrator put elsewhere', async () => {
    const paths = async () =>
      (
        await run(sql`select m.code, up.code as under, m.sort from system_menu m join system_menu up on up.id = m.parent_id
          where m.code like 'claim/%' and m.kind <> 'button' order by m.sort, m.code`)
      ).rows
    const declared = await paths()
    await run(sql`update system_menu set sort = 1000 - sort, parent_id = (select id from system_menu where code = 'claim')
      where code like 'claim/%' and kind = 'screen'`)
    await run(sql`delete from system_menu where kind = 'directory' and code like 'claim/%'`)
    await install()
    expect(await paths()).toEqual(declared)

    await run(sql`update system_menu set parent_id = (select id from system_menu where code = 'claim')
      where code like 'claim/%' and kind = 'screen'`)
    await run(sql`delete from system_menu where kind = 'directory' and code like 'claim/%'`)
    await run(sql`update system_menu set parent_id = (select id from system_menu where code = 'system')
      where code = 'claim/verify-desk'`)
    await run(sql`update system_menu set sort = 7, updated_by = 'somebody' where code = 'claim/verify-print'`)
    await install()
    const gathered = await paths()
    expect(gathered).toContainEqual(expect.objectContaining({ code: 'claim/verify-desk', under: 'system' }))
    expect(gathered).toContainEqual({ code: 'claim/verify-print', under: 'claim/verify', sort: 7 })

    // What is taken out of its group stays out, however often the server starts.
    await run(sql`update system_menu set parent_id = (select id from system_menu where code = 'claim')
      where code = 'claim/verify-qr'`)
    await install()
    expect(await paths()).toContainEqual(expect.objectContaining({ code: 'claim/verify-qr', under: 'claim' }))
  })

  it('grow by their groups and by nothing else', async () => {
    const menus = await menusOf('admin')
    const groups = menus.flatMap(({ children }) => children.filter(({ children }) => children.length > 0))
    const bytes = (value: unknown) => JSON.stringify(value).length
    const perGroup = groups.map((group) => bytes({ ...group, children: [] }))
    expect(groups).toHaveLength(areas.flatMap(({ groups = [] }) => groups).length)
    expect(Math.max(...perGroup)).toBeLessThan(520)
  })

  it('are installed once by however many machines start together', async () => {
    const count = async () => (await run(sql`select count(*) as n from system_menu`)).rows
    const before = await count()
    await Promise.all([install(), install(), install()])
    expect(await count()).toEqual(before)
  })

  it('lead to the web or nowhere, and survive a ring', async () => {
    const link = (code: string, href: string) =>
      run(sql`insert into system_menu (tenant_id, id, code, parent_id, kind, title, terminal, sort, open_type, menu_link,
        keep_alive, affix, hidden) select ${tenantId}, gen_random_uuid(), ${code}, id, 'screen', ${code}, 'web', 0, '1',
        ${href}, false, false, false from system_menu where code = 'base'`)
    await link('good', 'https://www.moe.gov.cn/')
    await link('bad', 'javascript:alert(1)')
    await run(sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
      select ${tenantId}, gen_random_uuid(), r.id, m.id, true from system_role r, system_menu m
      where r.code = 'admin' and m.code in ('good', 'bad')`)
    const links = (await menusOf('admin'))[0]?.children.map(({ menuLink }) => menuLink)
    expect(links).toContain('https://www.moe.gov.cn/')
    expect(links?.filter((href) => href.startsWith('javascript'))).toEqual([])

    await run(
      sql`update system_menu set parent_id = (select id from system_menu where code = 'good') where code = 'base'`,
    )
    expect((await menusOf('admin')).map(({ path }) => path)).not.toContain('/base')
    await run(sql`update system_menu set parent_id = null where code = 'base'`)
  })

  it('of 429 screens come in 25 KB, as they are sent', async () => {
    const held = async () => JSON.stringify({ code: 200, data: await menusOf('admin') })
    const count = async () => (await held()).split('"redirect":""').length - 1
    // Named as screens are: words of those that there are, put together anew, and ids that tell their time.
    const known = await run(
      sql`select code, title from system_menu where kind = 'screen' and path is not null order by code`,
    )
    const words = known.rows as { code: string; title: string }[]
    // One more, as it may stand in a group that nobody sees.
    const missing = 430 - (await count())
    for (let each = 0; each < missing; each++) {
      const one = words[(each * 7) % words.length] ?? { code: '', title: '' }
      const other = words[(each * 11 + 5) % words.length] ?? { code: '', title: '' }
      const code = `${one.code}-${other.code.split('/').at(-1)}-${each}`
      const title = `${one.title.slice(0, 2)}${other.title}`
      await run(sql`insert into system_menu (tenant_id, id, code, parent_id, kind, title, path, component, icon, terminal, sort,
        open_type, keep_alive, affix, hidden) select ${tenantId}, ${newId()}, ${code}, id, 'screen', ${title},
        ${`/${code}`}, ${code}, 'list', 'web', 0, '0', true, false, false from system_menu
        where tenant_id = ${tenantId} and kind = 'directory' and terminal = 'web' order by md5(code || ${code}) limit 1`)
      await run(sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
        select ${tenantId}, gen_random_uuid(), r.id, m.id, true from system_role r, system_menu m
        where r.code = 'admin' and m.code = ${code}`)
    }
    expect(await count()).toBeGreaterThanOrEqual(429)
    const asked = new Request('http://portal/', { headers: { 'Accept-Encoding': 'gzip, br' } })
    const answer = new Response(await held(), { headers: { 'Content-Type': 'application/json' } })
    const sent = await (await compressed(asked, answer)).arrayBuffer()
    expect(sent.byteLength).toBeLessThan(25 * 1024)
  })

  it('of a role are told to administrators only', async () => {
    const { rows } = await sql<{ id: string }>`select id from system_role where code = 'department'`.execute(
      app().db,
    )
    const path = `base/roleMenu/getCheckedKeys?roleId=${rows[0]?.id}`
    const { data } = (await (await as('admin'))(path)).body
    const codes = await run(
      sql`select code from system_menu where id::text = any(string_to_array(${data.menu.join()}, ','))`,
    )
    expect(codes.rows).toContainEqual({ code: 'base/student' })
    expect(codes.rows).not.toContainEqual({ code: 'base/building' })
    expect((await (await as('student'))(path)).status).toBe(403)
    expect((await (await as('admin'))('base/roleMenu/getCheckedKeys?roleId=1')).status).toBe(400)
  })
})
