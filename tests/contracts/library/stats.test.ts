import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Figures } from '#domain/kernel/figures.ts'
import { rowsBehind } from '#domain/kernel/rows-behind.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fine } from './fine.ts'
import { fineStats } from './stats.ts'

it('a screen of figures takes 40 lines at most', () => {
  const text = readFileSync(`${import.meta.dirname}/stats.ts`, 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

describe.each(oneEngine)('figures that were only declared, on %s', (engine) => {
  const server = sessionsOn(engine)
  const ids = { own: randomUUID(), other: randomUUID(), mine: '', mate: '', stranger: '' }

  beforeAll(async () => {
    const { db } = server.app()
    const { tenantId } = server
    ids.mine = await teacherOf(server.app(), tenantId, ids.own)
    ids.stranger = await teacherOf(server.app(), tenantId, ids.other)
    ids.mate = await teacherOf(server.app(), tenantId)
    const states = ['due', 'objected', 'paid', 'waived', 'due']
    const owners = [ids.mine, ids.mine, ids.mate, ids.stranger]
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...{ id: newId(), book: `第 ${at} 本`, teacherId: owners[at % 4], state: states[at % 5] },
      departmentId: at % 4 === 3 ? ids.other : ids.own,
      ...{ amount: 100 * (at + 1), finedOn: `2026-0${1 + (at % 6)}-1${at % 9}` },
    }))
    await insertRows(db, fine, tenantId, rows)
  })

  type Role = 'admin' | 'department' | 'teacher'
  const reached: Readonly<Record<Role, () => RawBuilder<unknown>>> = {
    admin: () => sql`true`,
    department: () => sql`department_id = ${ids.own}`,
    teacher: () => sql`teacher_id = ${ids.mate}`,
  }
  const days = 'from=2026-02-01&to=2026-05-31'

  async function signedIn(role: Role) {
    const teacherId = { admin: undefined, department: ids.mine, teacher: ids.mate }[role]
    const account = await server.person(role, {
      name: role,
      ...(teacherId && { teacherId }),
    })
    const { body } = await server.signIn(account)
    return async (path: string) => (await server.ask('GET', path, { token: body.access_token })).body.data
  }

  it.each<Role>(['admin', 'department', 'teacher'])('are what plain SQL says to %s', async (role) => {
    const ask = await signedIn(role)
    const answer: Figures = await ask(`library/stats/figures?${days}`)
    const { rows } = await sql<{ department: string | null; figures: (number | null)[] }>`
      select department_id as department, jsonb_build_array(count(*), count(distinct teacher_id), sum(amount) / 100.0,
        coalesce(sum(amount) filter (where state in ('due', 'objected')), 0) / 100.0,
        count(*) filter (where state = 'objected'),
        100.0 * count(*) filter (where state = 'objected') / count(*)) as figures
      from library_fine where tenant_id = ${server.tenantId} and ${reached[role]()}
        and fined_on between '2026-02-01' and '2026-05-31'
      group by rollup (department_id)`.execute(server.app().db)
    expect(rows.length).toBe(role === 'admin' ? 3 : 2)
    for (const { department, figures } of rows) {
      const set = answer.sets.find(({ by }) => by.join() === (department ? 'departmentId' : ''))
      const told = set?.rows.find(({ keys }) => !department || keys[0] === department)
      expect(told?.figures.map((each) => each?.toFixed(6))).toEqual(figures.map((each) => each?.toFixed(6)))
    }

    const groups = { departmentId: ids.own }
    const condition = rowsBehind(fineStats, answer, { groups, measure: 'objected' })
    const list = await ask(`library/fine/page?condition=${encodeURIComponent(JSON.stringify(condition))}`)
    const own = rows.find(({ department }) => department === ids.own)
    expect(list.total).toBe(own?.figures[4])
  })
})
