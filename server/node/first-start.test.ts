import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '#server/identity/session/demo-accounts.ts'
import { engines } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { readEnvironment } from './environment.ts'
import { fillFirst } from './first-start.ts'
import { refuseKnownPasswords, welcome } from './welcome.ts'

describe.each(engines)('the first start of a college, on %s', (engine) => {
  const { app, tenantId, signIn } = sessionsOn(engine)

  it('makes one administrator with a password of its own, told once, however many machines start', async () => {
    const said: string[] = []
    const fill = () => fillFirst(app(), tenantId, false, (line) => said.push(line))
    await Promise.all([fill(), fill(), fill()])
    await fill()
    expect(said).toHaveLength(1)
    const password = /密码 ([A-Za-z2-9]{16})（只显示这一次/.exec(said[0] ?? '')?.[1]
    expect((await signIn('admin', password)).body.roleType).toBe('admin')
    expect((await signIn('admin', 'Campus@2026')).status).toBe(400)
    const { rows } = await sql`select account from "system_user"`.execute(app().db)
    expect(rows).toEqual([{ account: 'admin' }])
    expect(await demoAccounts(app().db)).toEqual([])
  })

  it('brings a store of an earlier release what the areas begin with, and leaves alone what it has', async () => {
    const codes = async () =>
      (await sql<{ code: string }>`select code from workflow_model order by code`.execute(app().db)).rows
    const before = await codes()
    expect(before).not.toEqual([])
    await sql`delete from workflow_version`.execute(app().db)
    await sql`delete from workflow_model where code = ${before[0]?.code}`.execute(app().db)
    await fillFirst(app(), tenantId, false, () => {})
    expect(await codes()).toEqual(before)
  })
})

describe.each(engines)('a store filled for a demo, on %s', (engine) => {
  const { app, tenantId } = sessionsOn(engine)
  const network = { HOST: '0.0.0.0' }

  it('is not opened to a network unless that is asked for', async () => {
    await fillSmallCollege({ app, tenantId })
    const accounts = await demoAccounts(app().db)
    expect(accounts).toHaveLength(13)
    const check = (env: NodeJS.ProcessEnv) => () => refuseKnownPasswords(accounts, readEnvironment(env))
    expect(check(network)).toThrow('演示账号')
    expect(check({ ...network, DEMO: 'on' })).not.toThrow()
    expect(check({})).not.toThrow()
    expect(check({ DEMO: 'off' })).not.toThrow()
    expect(welcome('http://127.0.0.1:5180', accounts, readEnvironment({}))).toContain('dormmaster 宿管员')
  })

  it('may be opened once nobody has the known password', async () => {
    await sql`update "system_user" set password_version = 2`.execute(app().db)
    expect(await demoAccounts(app().db)).toEqual([])
  })
})
