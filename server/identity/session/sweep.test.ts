import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { sweep } from './sweep.ts'

describe.each(oneEngine)('sweeping, on %s', (engine) => {
  const { ask, signIn, person, pass, app } = sessionsOn(engine)

  it('leaves what is still good, and nothing that ran out a day ago, of whatever college', async () => {
    const rows = async () => {
      const { rows } = await sql<{ left: number }>`select (select count(*) from system_session)
        + (select count(*) from system_captcha) + (select count(*) from system_rate_count)
        + (select count(*) from system_sign_in_failure) as left`.execute(app().db)
      return Number(rows[0]?.left)
    }
    await signIn(await person())
    await installDictionaries(app().db, 'another')
    await signIn('nobody', 'wrong', { address: '203.0.113.9', headers: { 'Tenant-Id': 'another' } })
    await ask('GET', 'auth/captcha')
    expect(await rows()).toBe(4)
    await sweep(app())
    expect(await rows()).toBe(4)
    pass(36 * 3600 + 1)
    await sweep(app())
    expect(await rows()).toBe(0)
  })
})
