import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { solved } from '#tests/support/proof-of-work.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { openRegistration } from './installation.ts'

const school = { schoolName: '江南职业技术学院', contact: '王建国', phone: '0512-66668888' }

describe.each(oneEngine)('registering a college, on %s', (engine) => {
  const { ask, app, tenantId, pass, logged } = sessionsOn(engine, { startsAt: Date.now() })
  const post = async (call: string, json: object = {}) => ask('POST', `auth/openApi/${call}`, { json })

  it('goes by the key of the last start, once, and names the college', async () => {
    expect((await post('getStatus')).body.data).toEqual({
      registered: false,
      schoolName: '',
      registeredAt: '',
    })
    const first = await openRegistration(app(), tenantId)
    const key = await openRegistration(app(), tenantId)
    expect(key).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    const { code } = (await post('getCode')).body.data
    expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)

    const wrong = await post('registerSoft', { ...school, key: first })
    expect([wrong.status, Object.keys(wrong.body.data.fields)]).toEqual([400, ['key']])
    const both = await Promise.all(
      [1, 2].map(() => post('registerSoft', { ...school, key: key?.toLowerCase() })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

    expect((await post('getStatus')).body.data).toMatchObject({
      registered: true,
      schoolName: school.schoolName,
    })
    expect((await post('getCode')).body.data.code, 'the number stays').toBe(code)
    const info = (await ask('GET', 'base/openApi/getAppInfo?appType=0')).body.data
    expect([info.schoolName, info.globalTitle]).toEqual([school.schoolName, '江南职业技术学院智慧校园'])
    expect(await openRegistration(app(), tenantId)).toBeUndefined()
    const { rows } = await sql`select account, action, target from security_audit_record
      where tenant_id = ${tenantId}`.execute(app().db)
    expect(rows).toEqual([{ account: '王建国', action: '学校登记', target: school.schoolName }])
    expect(JSON.stringify(logged)).not.toContain(key)
  })

  it('says what is missing, field by field', async () => {
    const { status, body } = await post('registerSoft', { schoolName: ' ', phone: 'x' })
    expect(status).toBe(400)
    expect(Object.keys(body.data.fields).toSorted()).toEqual(['contact', 'key', 'phone', 'schoolName'])
  })

  it('lets one address guess five times in ten minutes, and has it work for the last of them', async () => {
    pass(601)
    const guess = async (headers = {}) =>
      ask('POST', 'auth/openApi/registerSoft', {
        json: { ...school, key: 'AAAA' },
        address: '203.0.113.9',
        headers,
      })
    for (let n = 0; n < 3; n++) expect((await guess()).status).toBe(409)
    const worked = async () => guess({ 'Proof-Of-Work': await solved((await guess()).body.data.work) })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await worked()).status)
    expect(statuses).toEqual([409, 409, 429])
    pass(601)
    expect((await guess()).status).toBe(409)
  })
})
