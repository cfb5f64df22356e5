import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas, ownCards, resourceNamed } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { type OwnCards, type OwnFigures, ownCallsAt } from '#domain/kernel/mine.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
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

  describe('of a loan', () => {
    const screen = ownCards.find(({ path }) => path === 'lending/mine') as OwnCards
    const student = crypto.randomUUID()
    let me: Ask
    let other: string

    beforeAll(async () => {
      here = server.college()
      rows = await sampleRows(server.app().db, here.tenantId)
      const own = String(rows.get('base.student')?.id)
      const fellow = (await sampleRows(server.app().db, here.tenantId, 2)).get('base.student')
      other = String(fellow?.id)
      const loans = Array.from({ length: 24 }, (_, at) => ({
        id: crypto.randomUUID(),
        studentId: at < 23 ? own : other,
        purpose: `第 ${at} 次`,
        days: at === 23 ? 50 : 1,
        state: at < 12 || at === 23 ? 'lent' : at < 15 ? 'back' : 'draft',
        condition: null,
      }))
      await sql`delete from lending_loan where tenant_id = ${here.tenantId}`.execute(server.app().db)
      await insertRows(server.app().db, of(screen), here.tenantId, loans)
      me = here.person([{ may: everything(of(screen)) }], { self: [student, own] })
    })

    it('adds up and counts one’s own, a section apart, and nothing that stands in none', async () => {
      expect(await figuresOf(me, screen)).toEqual({
        figures: { 在借天数: 12, 借用笔数: 15 },
        sections: { 借在手里: 12, 借过的: 3 },
      })
    })

    it('comes page by page', async () => {
      const first = await cardsOf(me, screen, '借在手里', '&size=10')
      const second = await cardsOf(me, screen, '借在手里', '&size=10&current=2')
      expect([first.page.total, first.page.pages, first.ids.length, second.ids.length]).toEqual([
        12, 2, 10, 2,
      ])
      expect(new Set([...first.ids, ...second.ids]).size).toBe(12)
      expect(first.page.records[0]?.can).toContain('giveBack')
      expect((await cardsOf(me, screen, '借在手里', '&size=100000')).page.size).toBe(100)
    })

    it('takes no filter that would widen it, and no section that there is not', async () => {
      const same = await cardsOf(me, screen, '借过的')
      for (const more of [
        `&params.studentId=${other}`,
        `&studentId=${other}`,
        '&condition={"field":"days","is":"filled"}',
      ])
        expect([200, 400]).toContain((await cardsOf(me, screen, '借过的', more)).status)
      expect((await cardsOf(me, screen, '借过的', `&params.studentId=${other}`)).ids).toEqual(same.ids)
      for (const section of ['', '草稿', '__proto__', 'toString', '借'.repeat(200)])
        expect((await cardsOf(me, screen, section)).status).toBe(400)
      for (const more of ['&current=0', '&current=x', '&size=-1', '&current=99999999999'])
        expect((await cardsOf(me, screen, '借过的', more)).status).toBe(400)
      expect((await cardsOf(me, screen, '借过的', '&current=9999999999')).ids).toEqual([])
    })

    it('does the screen’s acts and no other with one’s own row, and takes them back', async () => {
      const [id = ''] = (await cardsOf(me, screen, '借在手里')).ids
      const at = ownCallsAt(screen)
      expect((await me('POST', `${at}/submit`, { json: { id } })).status).toBe(404)
      const done = await me('POST', `${at}/giveBack`, { json: { id, condition: '完好' } })
      expect([done.status, done.body.data.row.state]).toEqual([200, 'back'])
      expect((await figuresOf(me, screen)).figures).toEqual({ 在借天数: 11, 借用笔数: 15 })
      expect((await me('POST', `${at}/giveBack`, { json: { id, condition: '完好' } })).status).toBe(409)
      expect((await me('POST', `${at}/takeBack`, { json: { id } })).status).toBe(200)
      expect((await figuresOf(me, screen)).figures).toEqual({ 在借天数: 12, 借用笔数: 15 })
    })
  })
})
