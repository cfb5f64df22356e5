import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine, openTables } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { oneLine, scrubbed } from './one-line.ts'

it('what others wrote stays on one line, steers no terminal, and is short (A-60)', () => {
  expect(oneLine('a\r\nb\u001b[31mc\u202ed\0', 20)).toBe('a  b [31mc d ')
  expect(oneLine('x'.repeat(1_000_000), 120)).toHaveLength(120)
})

it('what must not be kept is not: tokens, passwords, identity and telephone numbers (A-60)', () => {
  const text = 'Bearer abc.def token=s3cret "password":"Campus@2026" 110101199003070011 call 13812345678'
  const kept = scrubbed(text)
  for (const secret of ['abc.def', 's3cret', 'Campus@2026', '110101199003070011', '13812345678'])
    expect(kept).not.toContain(secret)
})

describe.each(oneEngine)('the logs, on %s', (engine) => {
  // What others did is written down late: it must not land among the rows that are counted here.
  const college = sessionsOn(engine, {}, () => openTables(engine, { own: true }))
  const rows = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(college.app().db)).rows

  it('say who changed what and how it ended, and hold no token, query or body', async () => {
    const { body } = await college.signIn(await college.person('admin'))
    const token = body.access_token as string
    const json = { key: 'canary', name: 'canary-body', kind: 'text' }
    await college.ask('POST', 'system/parameter/add?canary-query=1', { token, json, address: '10.1.2.3' })
    await college.ask('GET', 'system/parameter/page', { token })
    await expect.poll(() => rows('system_log_api')).toHaveLength(2)
    const [, added] = await rows('system_log_api')
    expect(added).toMatchObject({
      method: 'POST',
      path: '/api/campus-system/parameter/add',
      status: 200,
      account: body.account,
      address: '10.1.2.3',
      tenant_id: college.tenantId,
    })
    const text = JSON.stringify(await rows('system_log_api'))
    for (const canary of ['canary', token, 'Campus@2026']) expect(text).not.toContain(canary)
  })

  it('take reports from browsers, scrubbed, and not without end', async () => {
    const json = { message: 'boom\r\n token=s3cret', path: '/base/campus?token=s3cret', stack: 'at x' }
    const report = () => college.ask('POST', 'base/openApi/reportError', { json, address: '10.9.9.9' })
    expect((await report()).status).toBe(200)
    const [kept] = await rows('system_log_error')
    expect(kept).toMatchObject({ side: 'client', path: '/base/campus', address: '10.9.9.9' })
    expect(JSON.stringify(kept)).not.toContain('s3cret')
    for (let made = 1; made < 60; made++) await report()
    expect((await report()).status).toBe(429)
    expect(await rows('system_log_error')).toHaveLength(60)
  })
})
