import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('certificates and loans of students on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, today, decide } = leaveCollege(server)

  /** Asks as the student, with a file of theirs. */
  async function withFile() {
    const users = table(user, server.app().db, server.tenantId)
    const own = await users.get({ studentId: ids.studentId }, ['account'])
    const token = (await server.signIn(own?.account ?? '')).body.access_token
    const file = (await giver(server.hono)(token, '证明.pdf', pdf())).body.data.fileId
    const ask = async (path: string, json: object) =>
      (await server.ask('POST', `skills-loan/${path}`, { token, json })).body
    return { file, ask }
  }

  it('are recognised by counsellor, college and academic office, which sets the credits', async () => {
    const { file, ask } = await withFile()
    const told = {
      ...{ name: '电工', kind: '1', level: '4', certificateNo: 'YN1', issuer: '鉴定中心', issuedOn: today() },
      ...{ recognition: 'credits', credits: 3 },
    }
    expect((await ask('certificate/add', { ...told, credits: null })).msg).toBe('请填写认定学分')
    const { data } = await ask('certificate/add', told)
    const { id, revision } = data
    expect((await ask('certificate/submit', { id })).msg).toBe('请上传证书扫描件')
    const change = (json: object) => ask('certificate/update', { id, revision, ...json })
    const later = await change({ scan: file, issuedOn: daysAfter(today(), 1) })
    expect((await ask('certificate/submit', { id })).msg).toBe('发证日期不能晚于今天')
    await change({ revision: later.data.revision, issuedOn: today() })
    expect((await ask('certificate/submit', { id })).data.row.state).toBe('reviewing')
    expect((await asks.classmate('skills-loan/certificate/page')).data.total).toBe(0)
    for (const who of ['counsellor', 'department'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    expect((await decide('admin', 'approve', { values: { credits: 2 } })).status).toBe(200)
    const { data: row } = await asks.admin(`skills-loan/certificate/getOne?id=${id}`)
    expect(row).toMatchObject({ state: 'approved', credits: 2 })
    const { data: stats, msg } = await asks.department('skills-loan/stats/figures?by=studentId.classId')
    expect(msg).toBe('操作成功')
    expect(stats.sets[1].rows[0].figures).toEqual([1, 1, 1, 100, 2])
    expect((await ask('certificate/add', told)).msg).toContain('已存在')
  })

  it('of loans one a year, within the limit of the state, paid out within what was approved', async () => {
    const { file, ask } = await withFile()
    const told = {
      ...{ academicYear: '2026-2027', kind: 'campus', renewed: false, amount: '16000.00', uses: '1,2' },
      ...{ bank: '中国银行', contractNo: 'HT1', proof: file },
    }
    expect((await ask('loan/add', { ...told, amount: '20000.01' })).msg).toContain('20000')
    expect((await ask('loan/add', { ...told, kind: 'origin' })).msg).toBe('请填写共同借款人手机号')
    const { id } = (await ask('loan/add', told)).data
    expect((await ask('loan/add', { ...told, contractNo: 'HT2' })).msg).toContain('已存在')
    expect((await ask('loan/submit', { id })).data.row.state).toBe('reviewing')
    const release = (released: string, releasedOn = today()) =>
      asks.admin('skills-loan/loan/release', { id, released, releasedOn })
    expect((await release('16000.00')).status).toBe(409)
    for (const who of ['counsellor', 'admin'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    expect((await release('16000.01')).msg).toBe('放款金额不能多于贷款金额')
    expect((await release('16000.00', daysAfter(today(), 1))).msg).toBe('放款日期不能晚于今天')
    const settle = (settledOn: string) => asks.admin('skills-loan/loan/settle', { id, settledOn })
    expect((await settle(today())).status).toBe(409)
    expect((await release('16000.00')).data.row).toMatchObject({ released: '16000.00', releasedOn: today() })
    expect((await release('16000.00')).status).toBe(409)
    expect((await settle(daysAfter(today(), -1))).msg).toBe('结清日期不能早于放款日期')
    expect((await settle(today())).data.row.settledOn).toBe(today())
    expect((await asks.counsellor('skills-loan/loan/settle', { id, settledOn: today() })).status).toBe(403)
  })
})
