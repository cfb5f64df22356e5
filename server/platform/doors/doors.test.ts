import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { buildDoors, gatewayWith, giveCard, hireTeacher } from '#tests/support/doors.ts'
import { password, sessionsOn } from '#tests/support/session.ts'
import { tendDoors } from './settle.ts'

type Doors = Awaited<ReturnType<typeof buildDoors>>

describe.each(oneEngine)('doors and their gateways, on %s', (engine) => {
  const college = sessionsOn(engine)
  const { tenantId, app } = college
  let doors: Doors
  let admin: (method: 'GET' | 'POST', path: string, json?: object) => ReturnType<typeof college.ask>
  let key = ''
  let gateway: ReturnType<typeof gatewayWith>
  let told = 0

  const event = (more: object = {}) => ({
    id: `e${++told}`,
    door: 'D1-1',
    at: new Date(college.now() - 1000).toISOString(),
    way: 'card',
    result: 'passed',
    direction: 'in',
    card: '04A1B2C3',
    ...more,
  })
  const passes = async () =>
    (
      await sql<{ eventId: string }>`select event_id as "eventId" from dormitory_door_access
      where tenant_id = ${tenantId}`.execute(app().db)
    ).rows.map(({ eventId }) => eventId)
  const beat = () => gateway('heartbeat', { doors: [{ door: 'D1-1', online: true }] })
  const issue = async () =>
    (await admin('POST', 'system/doorGateway/issueKey', { id: doors.gateway.id })).body.data.secret as string
  const order = async (id = doors.doors.first.id) =>
    admin('POST', 'system/doorDevice/order', { id, reason: '访客进入', password })
  const stateOf = async (id: string) =>
    (await admin('GET', `system/doorCommand/state?id=${id}`)).body.data.state as string

  beforeAll(async () => {
    doors = await buildDoors(app().db, tenantId)
    const { body } = await college.signIn(await college.person('admin'))
    admin = (method, path, json) =>
      college.ask(method, path, { token: body.access_token, ...(json && { json }) })
    key = await issue()
    gateway = gatewayWith(college, key)
  })

  describe('the signature', () => {
    it('a call that is signed is answered, and the gateway is on line', async () => {
      const { status, body } = await beat()
      expect([status, body.data.peopleVersion]).toEqual([200, 0])
      const { body: page } = await admin('GET', 'system/doorGateway/page')
      expect(page.data.records[0].state).toBe('online')
    })

    it('a changed body, path, time or key is refused in one way', async () => {
      const forged = [
        await gateway('events', { events: [event()] }, { sent: { events: [event()] } }),
        await gateway('events', { events: [event()] }, { path: '/api/campus-system/doors/heartbeat' }),
        await gateway('heartbeat', {}, { key: 'nobody-has-it' }),
        await gatewayWith(college, `${key.split('.')[0]}.${'A'.repeat(43)}`)('heartbeat', {}),
        await college.ask('POST', 'system/doors/heartbeat', { json: {} }),
      ]
      expect(forged.map(({ status, body }) => [status, body.msg])).toEqual(
        forged.map(() => [400, '签名错误']),
      )
      expect(await passes()).toEqual([])
    })

    it('the same call a second time is refused, within the five minutes and after them', async () => {
      const nonce = crypto.randomUUID()
      const time = Math.floor(college.now() / 1000)
      expect((await gateway('heartbeat', {}, { nonce, time })).status).toBe(200)
      expect((await gateway('heartbeat', {}, { nonce, time })).status).toBe(409)
      college.pass(310)
      await tendDoors(app(), tenantId)
      expect((await gateway('heartbeat', {}, { nonce, time })).body.msg).toContain('相差超过 5 分钟')
    })

    it('a clock that is six minutes wrong is told so, either way', async () => {
      for (const wrong of [-360, 360]) {
        const { status, body } = await gateway(
          'heartbeat',
          {},
          { time: Math.floor(college.now() / 1000) + wrong },
        )
        expect([status, body.msg]).toEqual([400, '网关时钟与服务器相差超过 5 分钟，请校准网关的时间'])
      }
    })

    it('of the keys of a gateway the last two are good, and one after the old is retired', async () => {
      const next = gatewayWith(college, await issue())
      const former = gateway
      expect([(await former('heartbeat', {})).status, (await next('heartbeat', {})).status]).toEqual([
        200, 200,
      ])
      const last = gatewayWith(college, await issue())
      expect((await former('heartbeat', {})).status).toBe(400)
      expect((await next('heartbeat', {})).status).toBe(200)
      await admin('POST', 'system/doorGateway/retireKeys', { id: doors.gateway.id })
      expect((await next('heartbeat', {})).status).toBe(400)
      gateway = last
      expect((await beat()).status).toBe(200)
    })

    it('no key lies open in the database or in a reply', async () => {
      const secret = key.split('.')[1] ?? ''
      const { rows } = await sql`select sealed from system_door_key where tenant_id = ${tenantId}`.execute(
        app().db,
      )
      const { body } = await admin('GET', 'system/doorGateway/page')
      expect(JSON.stringify([rows, body])).not.toContain(secret)
    })
  })

  describe('events', () => {
    it('of a batch with bad lines the good ones are kept, and each bad one is told why', async () => {
      const batch = [
        event({ id: 'b1' }),
        event({ id: 'b2', door: 'nowhere' }),
        event({ id: 'b3', at: 'yesterday' }),
        event({ id: 'b4', at: new Date(college.now() + 600_000).toISOString() }),
        event({ id: 'b5', at: new Date(college.now() - 31 * 86_400_000).toISOString() }),
        'nonsense',
        event({ id: 'b7' }),
        event({ id: 'b7' }),
      ]
      const { body } = await gateway('events', { events: batch })
      const said = body.data.results.map(({ id, state }: { id: string; state: string }) => [id, state])
      expect(said).toEqual([
        ['b1', 'taken'],
        ['b2', 'refused'],
        ['b3', 'refused'],
        ['b4', 'refused'],
        ['b5', 'refused'],
        [null, 'refused'],
        ['b7', 'taken'],
        ['b7', 'known'],
      ])
      expect(body.data.results[1].message).toBe('此网关没有登记这个编号的门')
      expect((await passes()).toSorted()).toEqual(['b1', 'b7'])
    })

    it('told again, in another order and beside others, each is kept once', async () => {
      const batch = [event({ id: 'c1' }), event({ id: 'c2' }), event({ id: 'c3' })]
      await Promise.all([
        gateway('events', { events: batch }),
        gateway('events', { events: batch.toReversed() }),
        gateway('events', { events: [batch[1], event({ id: 'c4' })] }),
      ])
      const kept = (await passes()).filter((id) => id.startsWith('c'))
      expect(kept.toSorted()).toEqual(['c1', 'c2', 'c3', 'c4'])
    })

    it('501 at once are too many, and none of them is kept', async () => {
      const { status } = await gateway('events', {
        events: Array.from({ length: 501 }, () => event({ id: 'x' })),
      })
      expect(status).toBe(400)
      expect(await passes()).not.toContain('x')
    })

    it('a lock writes the log of locks, with its battery and whether it was forced', async () => {
      const events = [
        event({ id: 'l1', door: 'D1-101', way: 'fingerprint', battery: 12 }),
        event({ id: 'l2', door: 'D1-101', way: 'key', result: 'forced', card: undefined }),
      ]
      await gateway('events', { events })
      const { body } = await admin('GET', 'student-service/lockLog/page')
      const rows = body.data.records.map((row: Record<string, unknown>) => [
        row.forced,
        row.lowBattery,
        row.battery,
      ])
      expect(rows).toEqual(
        expect.arrayContaining([
          [false, true, 12],
          [true, false, null],
        ]),
      )
    })
  })

  describe('opening', () => {
    it('without the password, without a reason, or while the gateway is silent nothing is ordered', async () => {
      const { id } = doors.doors.first
      const asked = (json: object) => admin('POST', 'system/doorDevice/order', { id, ...json })
      expect((await asked({ reason: '访客进入' })).status).toBe(400)
      expect((await asked({ reason: '访客进入', password: 'wrong' })).status).toBe(400)
      expect((await asked({ password })).status).toBe(400)
      college.pass(100)
      expect((await order()).body.msg).toContain('门禁网关离线')
      await beat()
    })

    it('an order is fetched, carried out and confirmed, and only then the door is said to be open', async () => {
      const { id, state } = (await order()).body.data
      expect(state).toBe('pending')
      const { commands } = (await gateway('commands', { wait: 0 })).body.data
      expect(commands).toHaveLength(1)
      expect(commands[0]).toMatchObject({ id, door: 'D1-1', channel: 1, pulseMs: 3000 })
      expect(await stateOf(id)).toBe('sent')
      await gateway('outcome', { id, lease: commands[0].lease, state: 'confirmed' })
      expect(await stateOf(id)).toBe('confirmed')
    })

    it('a second click while one is under way is the same order', async () => {
      const [one, other] = await Promise.all([order(), order()])
      expect(one.body.data.id).toBe(other.body.data.id)
      expect([one.body.data.repeated, other.body.data.repeated].toSorted()).toEqual([false, true])
      const { commands } = (await gateway('commands', { wait: 0 })).body.data
      expect(commands).toHaveLength(1)
      await gateway('outcome', {
        id: commands[0].id,
        lease: commands[0].lease,
        state: 'refused',
        detail: '门锁故障',
      })
      expect(await stateOf(commands[0].id)).toBe('refused')
    })

    it('of two gateways that ask at once only one gets it, twenty times over', async () => {
      for (let round = 0; round < 20; round++) {
        college.pass(4)
        await beat()
        const { id } = (await order()).body.data
        const got = await Promise.all([1, 2, 3].map(() => gateway('commands', { wait: 0 })))
        const commands = got.flatMap(({ body }) => body.data.commands)
        expect(commands.map((command: { id: string }) => command.id)).toEqual([id])
        await gateway('outcome', { id, lease: commands[0].lease, state: 'confirmed' })
      }
    }, 60_000)

    it('a lease that is lost hands the same order on; who lost it may only say that it opened', async () => {
      college.pass(61)
      await beat()
      const { id } = (await order()).body.data
      const [lost] = (await gateway('commands', { wait: 0 })).body.data.commands
      expect((await gateway('commands', { wait: 0 })).body.data.commands).toEqual([])
      college.pass(4)
      const [again] = (await gateway('commands', { wait: 0 })).body.data.commands
      expect([again.id, again.lease === lost.lease]).toEqual([id, false])
      const refused = await gateway('outcome', { id, lease: lost.lease, state: 'refused' })
      expect([refused.body.data.taken, await stateOf(id)]).toEqual([false, 'sent'])
      await gateway('outcome', { id, lease: lost.lease, state: 'confirmed' })
      expect(await stateOf(id)).toBe('confirmed')
      const late = await gateway('outcome', { id, lease: again.lease, state: 'refused' })
      expect([late.body.data.taken, await stateOf(id)]).toEqual([false, 'confirmed'])
    })

    it('what nobody fetched has expired, what nobody answered is unconfirmed until the door speaks', async () => {
      const first = (await order()).body.data.id
      college.pass(11)
      expect(await stateOf(first)).toBe('expired')
      expect((await gateway('commands', { wait: 0 })).body.data.commands).toEqual([])
      await beat()
      const second = (await order()).body.data.id
      const [command] = (await gateway('commands', { wait: 0 })).body.data.commands
      college.pass(16)
      expect(await stateOf(second)).toBe('unconfirmed')
      await gateway('outcome', { id: second, lease: command.lease, state: 'confirmed' })
      expect(await stateOf(second)).toBe('confirmed')
    })

    it('the log of calls holds orders, outcomes and events, and no poll to which nothing was said', async () => {
      const calls = async () =>
        (
          await sql<{ call: string; account: string | null; status: number }>`
            select regexp_replace(path, '^.*/', '') as call, account, status from system_log_api
            where tenant_id = ${tenantId} and path like '%/doors/%' and at >= ${began}::timestamptz
            order by at`.execute(app().db)
        ).rows.map(({ call, account, status }) => [call, account, status])
      college.pass(61)
      const began = new Date(college.now()).toISOString()
      await beat()
      await gateway('commands', { wait: 0 })
      await gateway('commands', { wait: 100 })
      college.pass(1)
      const { id } = (await order()).body.data
      const [command] = (await gateway('commands', { wait: 0 })).body.data.commands
      college.pass(1)
      await gateway('outcome', { id, lease: command.lease, state: 'confirmed' })
      college.pass(1)
      await gateway('events', { events: [event()] })
      const name = '公寓网关'
      await expect.poll(calls).toEqual([
        ['commands', name, 400],
        ['commands', name, 200],
        ['outcome', name, 200],
        ['events', name, 200],
      ])
    })

    it('who waits is answered as soon as there is something to do', async () => {
      await beat()
      const waiting = gateway('commands', { wait: 10 })
      const began = performance.now()
      const { id } = (await order()).body.data
      const { commands } = (await waiting).body.data
      expect(commands[0].id).toBe(id)
      expect(performance.now() - began).toBeLessThan(3000)
      await gateway('outcome', { id, lease: commands[0].lease, state: 'confirmed' })
    })

    it('a relay beside the page is started once, in time, by anyone who ordered it', async () => {
      const { id } = (await order(doors.doors.desk.id)).body.data
      expect((await gateway('commands', { wait: 0 })).body.data.commands).toEqual([])
      const other = await college.signIn(await college.person('admin'))
      const theirs = { token: other.body.access_token, json: { id } }
      expect((await college.ask('POST', 'system/doorCommand/start', theirs)).status).toBe(404)
      expect((await admin('POST', 'system/doorCommand/outcome', { id, state: 'confirmed' })).status).toBe(409)
      const starts = await Promise.all([1, 2].map(() => admin('POST', 'system/doorCommand/start', { id })))
      expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409])
      await admin('POST', 'system/doorCommand/outcome', { id, state: 'unconfirmed' })
      expect(await stateOf(id)).toBe('unconfirmed')
      const late = (await order(doors.doors.desk.id)).body.data.id
      college.pass(11)
      expect((await admin('POST', 'system/doorCommand/start', { id: late })).status).toBe(409)
    })

    it('an order stands in the audit chain with its reason', async () => {
      const { body } = await admin('GET', 'security/auditRecord/page?params.action=下达开门指令&size=5')
      expect(JSON.stringify(body.data.records)).toContain('访客进入')
    })
  })

  describe('who may open what', () => {
    const people = async (since: number) => (await gateway('people', { since })).body.data
    const add = async (json: object) =>
      (
        await admin('POST', 'system/doorPerson/add', {
          deviceId: doors.doors.first.id,
          enabled: true,
          ...json,
        })
      ).body.data

    it('a person, a lost card and a removal each reach the controller once', async () => {
      const teacherId = await hireTeacher(app().db, tenantId)
      await giveCard(app().db, tenantId, '04A1B2C3', { teacherId })
      const person = await add({ teacherId, days: '1,2,3,4,5', hoursFrom: '06:00', hoursTo: '23:00' })
      const first = await people(0)
      expect(first.people).toEqual([
        expect.objectContaining({ id: person.id, gone: false, cards: ['04A1B2C3'], days: [1, 2, 3, 4, 5] }),
      ])
      await gateway('peopleTaken', { version: first.version })
      const sync = async () =>
        (await admin('GET', `system/doorPerson/getOne?id=${person.id}`)).body.data?.sync as string
      expect(await sync()).toBe('synced')
      expect((await people(first.version)).people).toEqual([])
      const card = (await admin('GET', 'base/campusCard/page')).body.data.records[0]
      await admin('POST', 'base/campusCard/update', { id: card.id, revision: card.revision, state: 'lost' })
      const second = await people(first.version)
      expect(second.people[0].cards).toEqual([])
      expect(await sync()).toBe('pending')
      await gateway('peopleTaken', {
        version: second.version,
        failed: [{ id: person.id, reason: '控制器已满' }],
      })
      expect(await sync()).toBe('failed')
      await college.ask('POST', 'system/doorPerson/remove', {
        token: (await college.signIn(await college.person('admin'))).body.access_token,
        form: { ids: person.id },
      })
      expect((await people(second.version)).people).toEqual([
        expect.objectContaining({ id: person.id, gone: true, cards: [] }),
      ])
    })
  })
})
