import { beforeAll, describe, expect, it } from 'vitest'
import { department } from '#domain/base/department.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import { user } from '#domain/system/user.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

/** More than a picker lists, and each comes before `王安` in every other order. */
const containing = Array.from({ length: mostOffered + 10 }, (_, at) => `安王安${at}`)
const names = [...containing, '王安石', '王安']

describe.each(oneEngine)('what a picker offers for a name, on %s', (engine) => {
  const { ask, app, tenantId, person, signIn } = sessionsOn(engine)
  let token = ''

  beforeAll(async () => {
    token = (await signIn(await person('admin'))).body.access_token
    const users = names.map((name, at) => ({
      ...{ id: crypto.randomUUID(), account: `n${String(at).padStart(3, '0')}`, name, kind: 'teacher' },
      ...{ enabled: true, phoneVerified: false },
    }))
    await insertRows(app().db, user, tenantId, users)
    const departments = names.map((name, at) => ({
      ...{ id: crypto.randomUUID(), code: `D${at}`, name, kind: '1', sort: at, enabled: true },
    }))
    await insertRows(app().db, department, tenantId, departments)
  })

  it.each([
    ['colleagues', `workflow/colleague/getSelect?size=${mostOffered + 1}`],
    ['people for an audience', 'system/notice/people?'],
    ['parts to open to somebody', 'system/userAuthorisation/getSelect?of=departments'],
  ])(
    '%s: it by itself, then what begins so, then one more than is listed of what has it',
    async (_, path) => {
      const { status, body } = await ask('GET', `${path}&keyword=${encodeURIComponent('王安')}`, { token })
      expect([status, body.msg]).toEqual([200, '操作成功'])
      const labels = body.data.map(({ label }: { label: string }) => label.split(/ · |（/)[0])
      expect(labels.slice(0, 2)).toEqual(['王安', '王安石'])
      expect(labels).toHaveLength(mostOffered + 1)
      expect(new Set(labels).size).toBe(labels.length)
    },
  )

  it('names of everything chosen come whole, however many there are', async () => {
    const path = 'system/userAuthorisation/getSelect?of=departments'
    const { data } = (await ask('GET', `${path}&keyword=${encodeURIComponent('安王安')}`, { token })).body
    const others = (await ask('GET', `${path}&keyword=${encodeURIComponent('王安石')}`, { token })).body.data
    const ids = [...data, ...others].map(({ id }: { id: string }) => id)
    const named = (await ask('GET', `${path}&ids=${ids.join(',')}`, { token })).body.data
    expect(named).toHaveLength(ids.length)
  })
})
