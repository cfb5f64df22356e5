import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { patience } from '#server/core/idempotency/stored-reply.ts'
import { secretsWith } from '#server/core/secrets.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { cases } from '#tests/support/tier.ts'

const key = randomBytes(32)
const running = new Set<() => boolean>()
afterAll(() => running.forEach((kill) => void kill()))

describe.each(oneEngine)('an approval whose server is killed, on %s', (engine) => {
  const server = sessionsOn(engine, { secrets: secretsWith(new Uint8Array(key)) })
  const { sent, waiting, leave } = leaveCollege(server)
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(server.app().db)).rows

  /** A server of its own over the same database that dies at that point; its address, and its end. */
  async function dyingServer(point: 'before' | 'after') {
    const [at] = await rowsOf(sql<{ name: string }>`select current_database() as name`)
    const { href } = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${at?.name}` })
    const asked = ['tests/support/dying-server.ts', href, key.toString('base64'), `${server.now()}`, point]
    const child = spawn(process.execPath, asked, { stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(() => child.kill('SIGKILL'))
    const ended = once(child, 'exit').then(([, signal]) => signal as string)
    const url = await Promise.race([once(child.stdout, 'data').then(String), ended])
    return { url: url.trim(), ended }
  }

  /** All that there is of the decision on a leave. */
  async function standing(rowId: string, caseId: string) {
    const [found] = await rowsOf(sql`select
      (select count(*)::int from workflow_event where case_id = ${caseId} and type = 'approved') as events,
      (select count(*)::int from system_message where title like ${'%已通过'} and link like ${`%${caseId}%`}) as messages,
      (select count(*)::int from security_change_record where row_id = ${rowId} and verb = 'approve') as history`)
    return found
  }
  const nothing = { events: 0, messages: 0, history: 0 }
  const whole = { events: 1, messages: 1, history: 1 }

  const deaths = [
    ['after', 'who sends it again is told what was answered', whole],
    ['before', 'who sends it again has it done once', nothing],
  ] as const
  it.each(cases(deaths))('F-02: killed %s it keeps its answer: %s', async (point, _, left) => {
    const rowId = await sent(point === 'after' ? 10 : 20, 1)
    const [mine] = (await waiting('counsellor')).slice(-1)
    const [person] = await rowsOf(sql<{ account: string }>`select u.account from "system_user" u
      join base_counsellor c on c.teacher_id = u.teacher_id where u.tenant_id = ${server.tenantId}`)
    const token = (await server.signIn(person?.account ?? '')).body.access_token as string
    const json = { id: mine?.id, task: mine?.task, verb: 'approve' }
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const again = () => server.ask('POST', 'workflow/case/act', { token, json, headers })
    const { url, ended } = await dyingServer(point)
    await expect(
      fetch(`${url}/api/campus-workflow/case/act`, {
        method: 'POST',
        headers: {
          ...{ 'Tenant-Id': server.tenantId, 'Accept-Errors': '2', 'Campus-Auth': `bearer ${token}` },
          ...{ 'Content-Type': 'application/json', ...headers },
        },
        body: JSON.stringify(json),
      }),
    ).rejects.toThrow('fetch failed')
    expect(await ended).toBe('SIGKILL')
    expect(await standing(rowId, mine?.id ?? '')).toEqual(left)
    if (left === nothing) {
      expect(await again()).toMatchObject({ status: 409, body: { msg: '该请求正在处理，请稍候' } })
      server.pass(patience)
    }
    const answer = await again()
    expect([answer.status, answer.body.data.state]).toEqual([200, 'approved'])
    expect(answer.headers.get('idempotency-replayed')).toBe(left === nothing ? null : 'true')
    expect((await again()).body).toEqual(answer.body)
    expect((await leave(rowId)).state).toBe('approved')
    expect(await standing(rowId, mine?.id ?? '')).toEqual(whole)
  })
})
