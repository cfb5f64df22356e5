import { beforeAll, describe, expect, it } from 'vitest'
import type { Verified } from '#domain/claim/desk-calls.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password } from '#tests/support/session.ts'
import { deskOn } from '#tests/support/verify-desk.ts'

describe.each(oneEngine)('what a desk does against the verdict, and takes back, on %s', (engine) => {
  const { college, account, signedIn, signInAgain, call, entry, verify, one, arrivalOf, audited } =
    deskOn(engine)
  let colleague: string

  beforeAll(async () => {
    colleague = await college.person('verifier')
  })

  it('lets somebody pass against the verdict when a second person proves who they are', async () => {
    const { idNo, id } = await one({ name: '韩梅梅' })
    const card = { cardName: '韩梅' }
    const override = (more: object = {}) => ({
      ...card,
      override: { reason: '证件姓名少字，已核对录取通知书', witness: colleague, password, ...more },
    })
    const refused = async (more: object) => (await call('verify', entry({ idNo }, override(more)))).msg
    expect(await refused({ witness: account() })).toBe('第二人不能是核验员本人')
    expect(await refused({ password: 'wrong' })).toBe('第二人的账号或密码不正确')
    expect(await refused({ witness: 'nobody' })).toBe('第二人的账号或密码不正确')
    expect(await refused({ witness: await college.person('student') })).toBe('第二人没有新生核验的权限')
    expect(await arrivalOf(id)).toBe('awaited')
    expect(await verify({ idNo }, card)).toMatchObject({ verdict: 'mismatch', passed: false })
    expect(await verify({ idNo }, override())).toMatchObject({
      verdict: 'mismatch',
      passed: true,
      overridden: true,
    })
    const [detail, ...more] = await audited('新生核验人工放行')
    expect(detail).toContain(colleague)
    expect(more).toEqual([])
    expect(await verify({ idNo: '410105200801019875' }, override())).toMatchObject({
      verdict: 'not-listed',
      passed: false,
      overridden: false,
    })
  })

  it('locks a second person out of this desk after wrong passwords typed there, and out of no other place', async () => {
    const { idNo } = await one()
    const witness = await college.person('verifier')
    const guess = (password: string) =>
      call('verify', entry({ idNo }, { override: { reason: '核对无误', witness, password } }))
    for (let at = 0; at < 5; at++) expect((await guess('wrong')).status).toBe(400)
    expect((await guess(password)).status).toBe(429)
    await college.guard({ captchaAfter: 0 })
    expect((await college.signIn(witness)).status).toBe(200)
    const other = await college.person('verifier')
    for (let at = 0; at < 6; at++) await college.signIn(other, 'wrong')
    expect((await college.signIn(other)).status).toBe(429)
    const override = { reason: '核对无误', witness: other, password }
    expect((await call('verify', entry({ idNo }, { override }))).status).toBe(200)
  })

  it('takes no override along with what was tapped without a network', async () => {
    const { idNo, id } = await one({ name: '韩梅梅' })
    const override = { reason: '核对无误', witness: colleague, password }
    const sent = entry({ idNo }, { cardName: '李雷', override })
    const { data } = await call('sync', { entries: [sent] })
    expect(data).toMatchObject([{ verdict: 'mismatch', passed: false, overridden: false }])
    expect(await arrivalOf(id)).toBe('awaited')
  })

  it('takes a pass back once, by who gave it within half an hour, or by an administrator', async () => {
    const { idNo, id } = await one({ arrival: 'deferred' })
    const asked = entry({ idNo })
    const first: Verified = (await call('verify', asked)).data
    const other = await signedIn(colleague)
    const reason = '刷错证件'
    expect((await call('undoOwn', { id: first.id, reason }, other)).msg).toBe('只能撤销本人做的核验')
    expect((await call('undoOwn', { key: asked.key, reason })).status).toBe(200)
    expect((await call('undoOwn', { id: first.id, reason })).status).toBe(200)
    expect(await arrivalOf(id)).toBe('deferred')
    const again = await verify({ idNo })
    expect(again).toMatchObject({ verdict: 'pass', passed: true })
    expect((await call('verify', asked)).data.id).toBe(first.id)
    college.pass(31 * 60)
    await signInAgain()
    expect((await call('undoOwn', { id: again.id, reason })).msg).toBe('核验已超过 30 分钟，请联系管理员撤销')
    const admin = await signedIn(await college.person('admin'))
    const short = await call('undo', { id: again.id, reason: '错' }, admin)
    expect([short.status, Object.keys(short.data.fields)]).toEqual([400, ['reason']])
    expect((await call('undo', { id: again.id, reason }, admin)).status).toBe(200)
    expect(await arrivalOf(id)).toBe('deferred')
    const { body } = await college.ask('GET', `claim/verification/getOne?id=${again.id}`, { token: admin })
    expect(body.data).toMatchObject({ undoReason: reason, passed: true, can: ['view', 'reveal'] })
  })
})
