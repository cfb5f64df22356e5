import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('what people think of services, on %s', (engine) => {
  const { ask, person, signIn } = sessionsOn(engine)
  async function somebody(role: 'student' | 'admin' = 'student') {
    const token = (await signIn(await person(role))).body.access_token as string
    return {
      token,
      say: (json: object) => ask('POST', 'base/serviceEvaluate/submit', { token, json }),
      mine: async () => (await ask('GET', 'base/serviceEvaluate/mine', { token })).body.data,
      code: async () => (await ask('GET', 'base/appName/getUserApp', { token })).body.data[0].code as string,
    }
  }

  it('is one judgement for each person and service, which may be changed', async () => {
    const [me, other, admin] = [await somebody(), await somebody(), await somebody('admin')]
    const code = await me.code()
    await me.say({ code, stars: 2, words: '有点慢' })
    expect((await me.say({ code, stars: 5, words: null })).status).toBe(200)
    await other.say({ code, stars: 4 })
    expect(await me.mine()).toEqual([{ code, stars: 5, words: null }])
    const { body } = await ask('GET', 'system/serviceEvaluate/statistics', { token: admin.token })
    expect(body.data).toEqual([
      expect.objectContaining({ code, count: 2, mean: 4.5, stars: [0, 0, 0, 1, 1] }),
    ])
    expect((await ask('GET', 'system/serviceEvaluate/statistics', { token: me.token })).status).toBe(403)
  })

  it.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { words: '长'.repeat(301) }, { userId: 'x' }])(
    'is not taken as %j',
    async (wrong) => {
      const me = await somebody()
      expect((await me.say({ code: await me.code(), stars: 3, ...wrong })).status).toBe(400)
    },
  )

  it('is of a service that is open to them', async () => {
    const me = await somebody()
    expect((await me.say({ code: 'system/role', stars: 3 })).status).toBe(404)
  })
})
