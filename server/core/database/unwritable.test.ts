import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { engines, openTables } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(engines)('F-32 a database that cannot write, on %s', (engine) => {
  let left = Number.POSITIVE_INFINITY
  let failure = { code: '', message: '' }
  const failing: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1
      if (left < 0) throw Object.assign(new Error(failure.message), failure)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { ask, app, person, signIn, logged } = sessionsOn(engine, {}, async () => {
    const { db, ...rest } = await openTables(engine)
    return { ...rest, db: db.withPlugin(failing) }
  })
  let token: string
  beforeAll(async () => {
    token = (await signIn(await person('admin'))).body.access_token
  })
  const counted = async () => {
    const { rows } = await sql`select (select count(*) from base_campus) as campuses,
      (select count(*) from security_change_record) as changes`.execute(app().db)
    return rows[0]
  }

  it.each([
    ['53100', 'could not extend file: No space left on device'],
    ['58030', 'could not write to file: Input/output error'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['42501', 'could not extend file: Read-only file system'],
  ])(
    'answers %s with 507 at any statement, keeps nothing of the call, and goes on when it can',
    async (code, message) => {
      failure = { code, message }
      const before = await counted()
      const json = { code: `C${code}`, name: `校区 ${code}`, enabled: true }
      let refused = 0
      for (let after = 0; after < 60; after += 1) {
        left = after
        const answer = await ask('POST', 'base/campus/add', { token, json })
        left = Number.POSITIVE_INFINITY
        if (answer.status === 200) break
        refused += 1
        expect([answer.status, answer.body.msg]).toEqual([507, '存储空间不足或不可写，请联系管理员'])
        expect(JSON.stringify(answer.body)).not.toContain('file')
        expect(await counted()).toEqual(before)
      }
      expect(refused).toBeGreaterThan(3)
      expect(logged.some(({ message }) => message === 'database cannot write')).toBe(true)
      const page = await ask('GET', `base/campus/page?params.code=C${code}`, { token })
      expect(page.body.data.records).toMatchObject([json])
    },
  )
})
