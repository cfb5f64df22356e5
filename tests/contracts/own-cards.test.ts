import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas, ownCards, resourceNamed } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { type OwnCards, type OwnFigures, ownCallsAt } from '#domain/kernel/mine.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { isOfAsked } from '#tests/support/asked-area.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const of = ({ resource }: Pick<OwnCards, 'resource'>) => resourceNamed(resource) as AnyResource
const cases = ownCards
  .filter(({ resource }) => isOfAsked({ name: resource }))
  .map((screen) => [screen.path, screen] as const)
const everything = ({ name, actions = {} }: AnyResource) =>
  ['view', 'add', 'update', 'remove', 'reveal', ...Object.keys(actions)].map((verb) => `${name}:${verb}`)

/** What the compiler cannot see of a declaration of one's own rows. */
it.each(cases)('%s shows what is there, and what a role may do', (path, screen) => {
  const { by, state, sections, facts, acts } = screen.mine
  const resource = of(screen)
  const fields = resource.fields as Fields
  const shown = shownFields(resource)
  expect([state, ...facts].filter((name) => !shown.has(name))).toEqual([])
  expect(['base.student', 'base.teacher', 'system.user']).toContain(fields[by]?.target)
  const codes = Object.values(sections).flat()
  expect(codes.filter((code) => !fields[state]?.dictionary?.labels[code])).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  const [declared] = areas.flatMap(({ screens }) => screens.filter((each) => each.path === path))
  const given = Object.values(declared?.access ?? {}).flat()
  expect(acts.filter((act) => !given.includes(act))).toEqual([])
  expect(given).toContain('view')
})

interface Cards {
  readonly status: number
  readonly ids: readonly string[]
  readonly page: Page<{ readonly id: string; readonly can: readonly string[] }>
}

const cardsOf = async (ask: Ask, screen: OwnCards, section: string, more = ''): Promise<Cards> => {
  const asked = `${ownCallsAt(screen)}/page?section=${encodeURIComponent(section)}${more}`
  const { status, body } = await ask('GET', asked)
  return { status, page: body.data, ids: (body.data?.records ?? []).map(({ id }: { id: string }) => id) }
}
const figuresOf = async (ask: Ask, screen: OwnCards): Promise<OwnFigures> =>
  (await ask('GET', `${ownCallsAt(screen)}/figures`)).body.data

describe.each(oneEngine)('one’s own rows, on %s', (engine) => {
  const server = serverOn(engine)
  let here: ReturnType<typeof server.college>
  let rows: Awaited<ReturnType<typeof sampleRows>>

  const put = async ({ resource }: OwnCards, values: Readonly<Record<string, unknown>>) => {
    const sets = Object.entries(values).map(([name, value]) => sql`${sql.id(snake(name))} = ${value}`)
    await sql`update ${sql.raw(quoted(resource))} set ${sql.join(sets)} where tenant_id = ${here.tenantId}`.execute(
      server.app().db,
    )
  }
  const kept = async ({ resource }: OwnCards) =>
    (
      await sql`select to_jsonb(r) as row from ${sql.raw(quoted(resource))} r
        where tenant_id = ${here.tenantId} order by id`.execute(server.app().db)
    ).rows

  beforeAll(async () => {
    here = server.college()
    rows = await sampleRows(server.app().db, here.tenantId)
  }, 120_000)

  it.each(cases)('%s: who may do everything with all rows has only their own there', async (_, screen) => {
    const { by, state, sections, acts } = screen.mine
    const [[section = '', [code] = []] = []] = Object.entries(sections)
    await put(screen, { [state]: code })
    const row = rows.get(screen.resource)
    const [id, owner] = [row?.id ?? '', String(row?.[by])]
    const role = { may: everything(of(screen)) }
    const me = here.person([role], { self: [owner], assigned: [owner] })
    expect((await cardsOf(me, screen, section)).ids).toEqual([id])
    expect((await figuresOf(me, screen)).sections[section]).toBe(1)
    expect((await me('GET', `${ownCallsAt(screen)}/getOne?id=${id}`)).body.data.id).toBe(id)
    expect((await me('GET', `${ownCallsAt(screen)}/history?id=${id}`)).status).toBe(200)

    const another = here.person([role])
    const generic = `${ownCallsAt(screen).split('/own/')[0]}/getOne?id=${id}`
    expect((await another('GET', generic)).status).toBe(200)
    expect((await cardsOf(another, screen, section)).ids).toEqual([])
    expect(Object.values((await figuresOf(another, screen)).sections).every((count) => count === 0)).toBe(
      true,
    )
    for (const call of ['getOne', 'history'])
      expect((await another('GET', `${ownCallsAt(screen)}/${call}?id=${id}`)).status).toBe(404)
    const before = await kept(screen)
    for (const call of [...acts, 'takeBack', 'reveal']) {
      const { status } = await another('POST', `${ownCallsAt(screen)}/${call}`, { json: { id } })
      expect([400, 404]).toContain(status)
    }
    expect(await kept(screen)).toEqual(before)
  })

  it.each(cases)(
    '%s: a scope that does not reach one’s own row hides it, and so does no right',
    async (_, screen) => {
      const [section = ''] = Object.keys(screen.mine.sections)
      const owner = String(rows.get(screen.resource)?.[screen.mine.by])
      const narrow = here.person([{ may: everything(of(screen)), grants: ['departments'] }], {
        self: [owner],
      })
      expect((await cardsOf(narrow, screen, section)).ids).toEqual([])
      const without = here.person([{ may: [] }], { self: [owner] })
      expect((await cardsOf(without, screen, section)).status).toBe(403)
      expect((await without('GET', `${ownCallsAt(screen)}/figures`)).status).toBe(403)
      const elsewhere = server.college().person([{ may: everything(of(screen)) }], { self: [owner] })
      expect((await cardsOf(elsewhere, screen, section)).ids).toEqual([])
    },
  )

  describe('of fines', () => {
    const screen = ownCards.find(({ path }) => path === 'library/mine') as OwnCards
    const at = ownCallsAt(screen)
    let me: ReturnType<typeof here.person>
    let other: string

    beforeAll(async () => {
      here = server.college()
      const { db } = server.app()
      rows = await sampleRows(db, here.tenantId)
      const own = String(rows.get('base.teacher')?.id)
      other = String((await sampleRows(db, here.tenantId, 2)).get('base.teacher')?.id)
      const departmentId = String(rows.get('base.department')?.id)
      // Straight into the table, in fen.
      const fineOf = (state: string, at: number, teacherId = own, amount = 10) => ({
        ...{
          id: crypto.randomUUID(),
          book: `第 ${at} 册`,
          teacherId,
          departmentId,
          amount,
          state,
          reason: null,
        },
      })
      const fines = [
        ...Array.from({ length: 12 }, (_, at) => fineOf('due', at)),
        ...[fineOf('paid', 20), fineOf('waived', 21), fineOf('noted', 22)],
        fineOf('due', 30, other, 50_000),
      ]
      await sql`delete from library_fine where tenant_id = ${here.tenantId}`.execute(db)
      await insertRows(db, of(screen), here.tenantId, fines)
      me = here.person([{ may: everything(of(screen)) }], { self: [crypto.randomUUID(), own] })
    })

    it('a teacher who sees those of the whole college in the list has their own here, and their sum to the fen', async () => {
      expect((await me('GET', 'library/fine/page')).body.data.total).toBe(16)
      expect(await figuresOf(me, screen)).toEqual({
        figures: { '欠款合计（元）': '1.20', 罚款笔数: 14 },
        sections: { 没有缴的: 12, 了结的: 2 },
      })
    })

    it('anyone without a row sees nothing', async () => {
      const nobody = here.person([{ may: everything(of(screen)) }])
      expect(await figuresOf(nobody, screen)).toEqual({
        figures: { '欠款合计（元）': '0.00', 罚款笔数: 0 },
        sections: { 没有缴的: 0, 了结的: 0 },
      })
    })

    it('come page by page', async () => {
      const first = await cardsOf(me, screen, '没有缴的', '&size=10')
      const second = await cardsOf(me, screen, '没有缴的', '&size=10&current=2')
      expect([first.page.total, first.page.pages, first.ids.length, second.ids.length]).toEqual([
        12, 2, 10, 2,
      ])
      expect(new Set([...first.ids, ...second.ids]).size).toBe(12)
      expect(first.page.records[0]?.can).toContain('object')
      expect((await cardsOf(me, screen, '没有缴的', '&size=100000')).page.size).toBe(100)
    })

    it('take no filter that would widen them, and no section that there is not', async () => {
      const same = (await cardsOf(me, screen, '了结的')).ids
      expect(same).toHaveLength(2)
      const more = ['params.teacherId', 'teacherId', 'by', 'params.id'].map((name) => `&${name}=${other}`)
      for (const asked of more) expect((await cardsOf(me, screen, '了结的', asked)).ids).toEqual(same)
      for (const section of ['', '未通知', '__proto__', 'toString', '册'.repeat(200)])
        expect((await cardsOf(me, screen, section)).status).toBe(400)
      for (const asked of ['&current=0', '&current=x', '&size=-1', '&current=99999999999'])
        expect((await cardsOf(me, screen, '了结的', asked)).status).toBe(400)
      expect((await cardsOf(me, screen, '了结的', '&current=9999999999')).ids).toEqual([])
    })

    it('are dealt with by the acts of the screen and by no other, and taken back', async () => {
      const [id = ''] = (await cardsOf(me, screen, '没有缴的')).ids
      expect((await me('POST', `${at}/waive`, { json: { id } })).status).toBe(404)
      const refused = await me('POST', `${at}/object`, { json: { id } })
      expect([refused.status, refused.body.data.fields]).toEqual([400, { reason: '请填写异议理由' }])
      const done = await me('POST', `${at}/object`, { json: { id, reason: '按时还了' } })
      expect([done.status, done.body.data.row.state]).toEqual([200, 'objected'])
      expect((await me('GET', `${at}/history?id=${id}`)).body.data).toMatchObject([{ verb: 'object' }])
      expect((await me('POST', `${at}/object`, { json: { id, reason: '按时还了' } })).status).toBe(409)
      expect((await me('POST', `${at}/takeBack`, { json: { id } })).body.data.row.state).toBe('due')
    })

    it('tell no sum to anyone who does not see the field, and nothing where the state is hidden', async () => {
      const { db } = server.app()
      const roleId = rows.get('system.role')?.id ?? ''
      await sql`update system_role set code = 'role-0' where tenant_id = ${here.tenantId} and id = ${roleId}`.execute(
        db,
      )
      const hide = (field: string) => {
        const rule = { roleId, resource: 'library.fine', field, access: 'hidden', first: null, last: null }
        return insertRows(db, secretField, here.tenantId, [{ id: crypto.randomUUID(), ...rule }])
      }
      const again = () => here.person([{ may: everything(of(screen)) }], { self: me.actor.granted.self })
      await hide('amount')
      expect((await figuresOf(again(), screen)).figures).toEqual({ '欠款合计（元）': null, 罚款笔数: 14 })
      await hide('state')
      expect((await again()('GET', `${at}/figures`)).status).toBe(403)
      expect((await cardsOf(again(), screen, '没有缴的')).status).toBe(400)
    })
  })
})
