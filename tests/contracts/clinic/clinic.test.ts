import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RoleCode } from '#domain/roles.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { NewUser } from '#server/identity/session/add-user.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

it('a kind of round takes 60 lines at most', () => {
  const files = ['domain.ts', 'server.ts', 'en.json'].map((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      .trimEnd()
      .split('\n'),
  )
  expect(files.flat().length).toBeLessThanOrEqual(60)
})

describe.each(oneEngine)('a kind of round that was only declared, on %s', (engine) => {
  const server = sessionsOn(engine)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  type Ask = (path: string, json?: object) => Promise<{ status: number; data: any; msg: string }>
  let student: Ask
  let other: Ask
  let admin: Ask

  async function signedIn(role: RoleCode, more: Partial<NewUser> = {}): Promise<Ask> {
    const { body } = await server.signIn(await server.person(role, more))
    return async (path, json) => {
      const asked = { token: body.access_token, ...(json && { json }) }
      const answer = await server.ask(json ? 'POST' : 'GET', path, asked)
      return { status: answer.status, data: answer.body.data, msg: answer.body.msg }
    }
  }

  beforeAll(async () => {
    const people = await admit(server.app().db, server.tenantId, [{}, {}])
    const [one, two] = people.map(({ studentId }) => studentId)
    student = await signedIn('student', { ...(one && { studentId: one }) })
    other = await signedIn('student', { ...(two && { studentId: two }) })
    admin = await signedIn('admin')
  })

  it('is opened, told, done by each student with what it asks, and closed', async () => {
    const at = (hours: number) => timeOf(new Date(server.now() + hours * 3_600_000))
    const json = { name: '新生查体', opensAt: at(-1), closesAt: at(24) }
    const { data } = await admin('clinic/checkupRound/add', json)
    expect((await admin('clinic/checkupRound/open', { id: data.id })).msg).toBe('操作成功')
    const todos = (await student('base/todo/mine')).data as { title: string; href: string }[]
    expect(todos).toContainEqual(expect.objectContaining({ title: '新生查体', href: '/clinic/own' }))
    const [turn, ...others] = (await student('clinic/checkupTurn/page')).data.records
    expect([others, turn.state, turn.can]).toEqual([[], 'waiting', expect.arrayContaining(['finish'])])
    expect((await student('clinic/checkupTurn/finish', { id: turn.id })).status).toBe(400)
    const done = { id: turn.id, hospital: '市第一人民医院' }
    expect((await other('clinic/checkupTurn/finish', done)).status).toBe(404)
    expect((await student('clinic/checkupTurn/finish', done)).data.row).toMatchObject({
      state: 'done',
      hospital: '市第一人民医院',
    })
    await admin('clinic/checkupRound/close', { id: data.id })
    const [left] = (await other('clinic/checkupTurn/page')).data.records
    const late = await other('clinic/checkupTurn/finish', { id: left.id, hospital: '校医院' })
    expect([late.status, late.msg]).toEqual([409, '已过截止时间，请联系辅导员延期'])
  })
})
