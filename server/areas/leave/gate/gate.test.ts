import { describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { studentFamily } from '#domain/base/student-family.ts'
import { base64urlOf } from '#domain/kernel/base64.ts'
import { passIn } from '#domain/leave/pass.ts'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { keepFile } from '#server/core/files/keep.ts'
import { deliverDue } from '#server/platform/messages/deliver.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the gate on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, approved, leave, ids } = leaveCollege(server)

  const codes = async () =>
    (await asks.student('leave/gate/passes')).data as {
      leave: { direction: string } | null
      codes: { from: number; text: string }[]
    }
  const scan = (text: string, more: object = {}) => ({
    key: crypto.randomUUID(),
    text,
    passedAt: timeOf(new Date(server.now())),
    gate: '东门',
    offline: false,
    ...more,
  })
  const send = async (...scans: object[]) =>
    ((await asks.guard('leave/gate/scan', { scans })).data as { verdict: string }[]).map(
      ({ verdict }) => verdict,
    )

  it('lets out and in again by signed codes, each good once, and says why it does not', async () => {
    expect(await codes()).toEqual({ leave: null, codes: [] })
    const id = await approved(0)
    const { leave: of, codes: out } = await codes()
    expect([of?.direction, out.length]).toEqual(['out', 12])
    const [first, second] = out.map(({ text }) => text)
    const [words, signature] = [passIn(first ?? '')?.words ?? '', passIn(second ?? '')?.signature ?? '']
    expect(await send(scan(`LV1.${words}.${signature}`), scan('LV1.nothing'))).toEqual(['forged', 'forged'])
    const said = JSON.stringify([
      id,
      '别人',
      '别班',
      'out',
      0,
      9_999_999_999,
      Math.floor(server.now() / 1000),
    ])
    expect(await send(scan(`LV1.${base64urlOf(new TextEncoder().encode(said))}.${signature}`))).toEqual([
      'forged',
    ])
    expect(await send(scan(out.at(-1)?.text ?? ''))).toEqual(['expired'])
    const [once, again] = [scan(first ?? ''), scan(first ?? '')]
    expect(await send(once, again, once)).toEqual(['passed', 'used', 'passed'])
    expect(await leave(id)).toMatchObject({ state: 'away', leftAt: once.passedAt })
    expect((await asks.guard('leave/application/page')).status).toBe(403)

    server.pass(5)
    const back = await codes()
    expect(back.leave?.direction).toBe('in')
    const read = timeOf(new Date(server.now()))
    const late = scan(back.codes[0]?.text ?? '', { offline: true, passedAt: read })
    server.pass(3600)
    expect(await send(late, late)).toEqual(['passed', 'passed'])
    expect(await leave(id)).toMatchObject({ state: 'checking', returnedAt: read })
    expect((await codes()).leave).toBe(null)
    const { data } = await asks.counsellor('leave/gateRecord/page')
    expect(data.total).toBe(4)
    expect((await asks.stranger('leave/gateRecord/page')).data.total).toBe(0)
    expect((await asks.student('leave/gate/key')).status).toBe(403)
  })

  it('A-61, A-63: closes the leave at once where the college says so, by the server’s clock and not the page’s', async () => {
    const { data: settings } = await asks.admin('leave/settings/getOne')
    await asks.admin('leave/settings/update', { ...settings, closeAtGate: true })
    await asks.counsellor('leave/application/confirm', {
      id: (await asks.student('leave/application/page')).data.records[0].id,
    })
    const id = await approved(0)
    server.pass(60)
    for (const state of ['away', 'closed']) {
      const { codes: own } = await codes()
      const wrong = scan(own[0]?.text ?? '', { passedAt: '2020-01-01 00:00:00' })
      expect(await send(wrong)).toEqual(['passed'])
      const kept = await leave(id)
      expect([kept.state, kept.returnedAt ?? kept.leftAt]).toEqual([state, timeOf(new Date(server.now()))])
      server.pass(120)
    }
  })

  it('tells the guardians once where the college says so: when and where, and not what kind of leave it is', async () => {
    const member = { studentId: ids.studentId, relation: '1', birthDate: null }
    await insertRows(server.app().db, studentFamily, server.tenantId, [
      { id: crypto.randomUUID(), ...member, name: '李父', mobile: '13900000001', guardian: true },
      { id: crypto.randomUUID(), ...member, name: '李母', mobile: '13900000002', guardian: true },
      { id: crypto.randomUUID(), ...member, name: '李兄', mobile: '13900000003', guardian: false },
    ])
    const settings = (await asks.admin('leave/settings/getOne')).data
    const heard = () => server.sent.filter(({ phone }) => phone.startsWith('1390000000'))
    const passes = async () => {
      const { codes: own } = await codes()
      const once = scan(own[0]?.text ?? '')
      expect(await send(once, once)).toEqual(['passed', 'passed'])
      await deliverDue(server.app())
      return once
    }

    await approved(0)
    server.pass(60)
    await passes()
    expect(heard()).toEqual([])

    await asks.admin('leave/settings/update', { ...settings, closeAtGate: true, tellGuardians: true })
    server.pass(60)
    const { passedAt } = await passes()
    const { name } = (await asks.admin(`base/student/getOne?id=${ids.studentId}`)).data
    const text = `${name}同学于 ${passedAt.slice(0, 16)} 返校（东门）。`
    expect(heard().toSorted((a, b) => (a.phone < b.phone ? -1 : 1))).toEqual([
      { phone: '13900000001', text },
      { phone: '13900000002', text },
    ])
    const { records } = (await asks.admin('system/sendLog/page?params.event=leave-gate')).data
    expect(records.map(({ target, state }: Record<string, string>) => [target, state]).sort()).toEqual([
      ['139****0001', 'sent'],
      ['139****0002', 'sent'],
    ])
  })

  it('shows the guard the portrait of who stands there, and of nobody whose code is forged or was read before', async () => {
    const { app, tenantId } = server
    const portrait = { name: '证件照.jpg', contentType: 'image/jpeg', bytes: new Blob(['face']).stream() }
    const owner = await table(user, app().db, tenantId).get({}, ['id'])
    const photo = await keepFile(app(), { id: owner?.id ?? '', tenantId }, portrait)
    const photosOf = async (...scans: object[]) =>
      ((await asks.guard('leave/gate/scan', { scans })).data as { photo: string | null }[]).map(
        (answer) => answer.photo,
      )
    await approved(0)
    server.pass(60)
    const [first, second] = (await codes()).codes.map(({ text }) => text)
    expect(await photosOf(scan(first ?? ''))).toEqual([null])
    await table(student, app().db, tenantId).update({ id: ids.studentId }, { photo })
    const [words, signature] = [passIn(first ?? '')?.words ?? '', passIn(second ?? '')?.signature ?? '']
    const before = timeOf(new Date(server.now() - 300_000))
    const [forged, late, here] = await photosOf(
      scan(`LV1.${words}.${signature}`),
      scan(second ?? '', { offline: true, passedAt: before }),
      // With a line the server's clock says when, and not the page's.
      scan(second ?? '', { passedAt: before }),
    )
    expect([forged, late]).toEqual([null, null])
    expect(await (await server.hono().request(here ?? '')).text()).toBe('face')
  })
})
