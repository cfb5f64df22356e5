import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { department } from '#domain/base/department.ts'
import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import type { RoleCode } from '#domain/roles.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { tendRounds } from '#server/engine/rounds/tend.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { teacherInfoServer } from './info-rounds.ts'

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is for its test to say
type Ask = (path: string, json?: object) => Promise<{ status: number; data: any; msg: string }>

describe.each(oneEngine)('a round in which the staff confirm their records, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { app, tenantId } = server
  const ids = { office: '', workshop: '', head: '', below: '', elsewhere: '', gone: '', clerk: '' }
  const asks = {} as Record<'admin' | 'head' | 'below' | 'elsewhere' | 'student', Ask>
  const at = (hours: number) => timeOf(new Date(server.now() + hours * 3_600_000))

  async function signedIn(role: RoleCode, more: object = {}): Promise<Ask> {
    const { body } = await server.signIn(await server.person(role, { name: role, ...more }))
    return async (path, json) => {
      const told = { token: body.access_token, ...(json && { json }) }
      const { status, body: said } = await server.ask(json ? 'POST' : 'GET', path, told)
      return { status, data: said.data, msg: said.msg }
    }
  }

  beforeAll(async () => {
    const { db } = app()
    ids.office = crypto.randomUUID()
    ids.workshop = crypto.randomUUID()
    ids.head = await teacherOf(app(), tenantId, ids.office)
    const within = { kind: '1', sort: 1, enabled: true, parentId: ids.office }
    await insertRows(db, department, tenantId, [{ id: ids.workshop, code: 'W', name: '实训中心', ...within }])
    ids.below = await teacherOf(app(), tenantId)
    ids.clerk = await teacherOf(app(), tenantId)
    ids.gone = await teacherOf(app(), tenantId)
    ids.elsewhere = await teacherOf(app(), tenantId)
    await sql`update base_teacher set department_id = ${ids.workshop}
      where id = any(${[ids.below, ids.clerk, ids.gone]}::uuid[])`.execute(db)
    await sql`update base_teacher set post = '3' where id = ${ids.clerk}`.execute(db)
    await sql`update base_teacher set teacher_state = '2' where id = ${ids.gone}`.execute(db)
    asks.admin = await signedIn('admin')
    asks.head = await signedIn('department', { teacherId: ids.head })
    asks.below = await signedIn('repairer', { teacherId: ids.below })
    asks.elsewhere = await signedIn('teacher', { teacherId: ids.elsewhere })
    asks.student = await signedIn('student')
  })

  async function opened(more: object = {}): Promise<string> {
    const said = { name: '教职工信息核对', opensAt: at(-1), closesAt: at(72), note: '逐项核对', ...more }
    const { data, msg } = await asks.admin('base/teacherInfoRound/add', said)
    expect(msg).toBe('操作成功')
    expect((await asks.admin('base/teacherInfoRound/open', { id: data.id })).status).toBe(200)
    return data.id
  }
  const due = async (roundId: string): Promise<readonly string[]> =>
    (await asks.admin(`base/teacherInfoTurn/page?size=50&params.roundId=${roundId}`)).data.records.map(
      ({ teacherId }: { teacherId: string }) => teacherId,
    )
  const mine = async (who: Ask, id: string) =>
    (await who('base/teacherInfo/mine')).data.find((round: { name: string }) => round.name === id)

  it('is for those in post, of a department and all below it, of the posts', async () => {
    expect(new Set(await due(await opened({ departments: ids.office })))).toEqual(
      new Set([ids.head, ids.below, ids.clerk]),
    )
    const clerks = await opened({ departments: ids.office, posts: '3' })
    expect(await due(clerks)).toEqual([ids.clerk])
    await sql`update base_teacher set post = '3' where id = ${ids.below}`.execute(app().db)
    const tend = tendRounds(teacherInfoRounds, teacherInfoServer.served[0] as never)
    await tend(app(), tenantId)
    expect(new Set(await due(clerks))).toEqual(new Set([ids.clerk, ids.below]))
    await sql`update base_teacher set post = '1' where id = ${ids.below}`.execute(app().db)
  })

  it('is told to them, is a task of theirs, and is confirmed by each alone, whatever their role', async () => {
    const id = await opened({ name: '本人确认', departments: ids.office })
    const told = (await asks.below('base/message/mine')).data.records as { title: string }[]
    expect(told.map(({ title }) => title)).toContain('本人确认已开始')
    const todos = (await asks.below('base/todo/mine')).data as { title: string; href: string }[]
    expect(todos.find(({ title }) => title === '本人确认')?.href).toBe('/personalcenter')
    const own = await mine(asks.below, '本人确认')
    expect(own).toMatchObject({ standing: 'waiting', note: '逐项核对' })
    expect(await mine(asks.elsewhere, '本人确认')).toBeUndefined()
    expect((await asks.elsewhere('base/teacherInfo/confirm', { id: own.id })).status).toBe(404)
    expect((await asks.student('base/teacherInfo/confirm', { id: own.id })).status).toBe(404)
    expect((await asks.head('base/teacherInfo/confirm', { id: own.id })).status).toBe(404)
    expect((await asks.below('base/teacherInfoTurn/page')).status).toBe(403)
    expect((await asks.below('base/teacherInfo/confirm', { id: own.id })).status).toBe(200)
    expect((await asks.below('base/teacherInfo/confirm', { id: own.id })).status).toBe(409)
    expect(await mine(asks.below, '本人确认')).toMatchObject({ standing: 'done' })
    const { groups } = (await asks.head(`base/teacherInfoTurn/progress?roundId=${id}`)).data
    expect(
      groups.map(({ name, due, done }: { name: string; due: number; done: number }) => [name, due, done]),
    ).toEqual(expect.arrayContaining([['实训中心', 2, 1]]))
  })

  it('waits for what the college wants filled, and opens what may be changed while it runs', async () => {
    const rules = [
      { field: 'email', access: 'required', during: 'round', proof: false },
      { field: 'mobile', access: 'write', during: 'always', proof: false },
    ]
    expect((await asks.admin('system/ownField/update', { resource: 'base.teacher', rules })).status).toBe(200)
    const access = async (who: Ask) => (await who('base/sysUser/myRecord')).data.access.email
    expect(await access(asks.elsewhere)).toBe('read')
    await opened({ name: '须填邮箱', departments: ids.office })
    expect(await access(asks.below)).toBe('required')
    const own = await mine(asks.below, '须填邮箱')
    const early = await asks.below('base/teacherInfo/confirm', { id: own.id })
    expect([early.status, early.msg]).toEqual([409, '请先填写电子邮箱'])
    await sql`update base_teacher set email = 'w@example.edu' where id = ${ids.below}`.execute(app().db)
    expect((await asks.below('base/teacherInfo/confirm', { id: own.id })).status).toBe(200)
  })

  it('is urged by department, and not again within a day', async () => {
    const id = await opened({ name: '催办', departments: ids.office })
    const urged = await asks.head('base/teacherInfoTurn/urgeAll', { roundId: id, groupIds: [ids.workshop] })
    expect(urged.data).toEqual({ told: 2, resting: 0 })
    const again = await asks.admin('base/teacherInfoTurn/urgeAll', { roundId: id })
    expect(again.data).toEqual({ told: 1, resting: 2 })
    const told = (await asks.below('base/message/mine')).data.records as { title: string }[]
    expect(told.map(({ title }) => title)).toContain('请尽快办理：催办')
  })
})
