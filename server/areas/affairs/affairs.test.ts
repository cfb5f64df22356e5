import { beforeAll, describe, expect, it } from 'vitest'
import { enlistment } from '#domain/affairs/enlistment.ts'
import { insurance } from '#domain/affairs/insurance.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { reimbursement } from '#domain/affairs/reimbursement.ts'
import { feeBody } from '#domain/fee/body.ts'
import { feeChannel } from '#domain/fee/channel.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('student affairs on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, decide } = leaveCollege(server)
  const give = giver(server.hono)
  let channelId = ''

  beforeAll(async () => {
    const bodyId = await keep(feeBody, { code: 'S', name: '学校', kind: 'school', enabled: true })
    const desk = { code: 'GT', name: '财务窗口', kind: 'cash', bodyId, sort: 1, minutes: 30, enabled: true }
    channelId = await keep(feeChannel, desk)
  })

  const listed = async (more: object = {}) => {
    const row = { studentId: ids.studentId, year: 2027, kind: 'resident', premium: '400.00', ...more }
    return (await asks.admin('affairs/insurance/add', row)).data.id as string
  }
  const insured = async (id: string) => (await asks.admin(`affairs/insurance/getOne?id=${id}`)).data

  it('insure a student who pays, once, and no longer once all went back', async () => {
    const id = await listed({ subsidy: '220.00' })
    expect(await insured(id)).toMatchObject({ due: '180.00', state: 'pending', absent: false })
    const paying = { channelId, paidOn: today() }
    expect((await asks.admin('affairs/insurance/charge', { id, ...paying })).status).toBe(200)
    expect(await insured(id)).toMatchObject({ paid: '180.00', state: 'insured' })
    const again = await asks.admin('affairs/insuranceCharge/add', { insuranceId: id, ...paying })
    expect(again.msg).toBe('只有待缴费的学生可以登记缴费')
    const [charge] = (await asks.admin('affairs/insuranceCharge/page')).data.records
    expect(charge).toMatchObject({ amount: '180.00', state: 'paid', studentId: ids.studentId })
    const refund = (amount: string) =>
      asks.admin('affairs/insuranceRefund/add', {
        ...{ chargeId: charge.id, amount, reason: '1', channelId, refundedOn: today() },
      })
    expect((await refund('180.01')).msg).toContain('不超过可退的')
    expect((await refund('80.00')).status).toBe(200)
    expect(await insured(id)).toMatchObject({ paid: '100.00', state: 'insured' })
    const both = await Promise.all([refund('100.00'), refund('100.00')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await insured(id)).toMatchObject({ paid: '0.00', state: 'exempt', reason: '1' })
  })

  it('take no money of whom the settings count as not at school, nor of another year', async () => {
    const { data } = await asks.admin('affairs/insuranceSettings/getOne')
    const { id: one, revision } = data
    const more = { absentStates: '01', absentReasons: '5' }
    expect((await asks.admin('affairs/insuranceSettings/update', { id: one, revision, ...more })).msg).toBe(
      '操作成功',
    )
    const [id, old] = [await listed({ kind: 'accident' }), await listed({ kind: 'accident', year: 2026 })]
    const paying = { channelId, paidOn: today() }
    const pay = async (of: string) =>
      (await asks.admin('affairs/insurance/charge', { id: of, ...paying })).msg
    expect([await pay(id), await pay(old)]).toEqual([
      '学生不在校，按不在校设置不在本校参保',
      '目前办理 2027 年度参保',
    ])
    const exempt = async (reason: string) =>
      (await asks.counsellor('affairs/insurance/exempt', { id, reason })).msg
    expect([await exempt('1'), await exempt('5')]).toEqual(['不在校学生不能选这个原因', '操作成功'])
    expect((await asks.stranger('affairs/insurance/include', { id })).status).toBe(404)
  })

  it('reimburse a part of the bills, up to the cap of the year, also of two at once', async () => {
    const [third] = await admit(server.app().db, server.tenantId, [{ name: '韩梅' }])
    const studentId = third?.studentId ?? ''
    const account = await server.person('student', { name: '韩梅', studentId })
    const token = (await server.signIn(account)).body.access_token
    const bills = (await give(token, '票据.pdf', pdf())).body.data.fileId
    const bill = { visitedOn: today(), hospital: '市医院', diagnosis: '感冒', amount: '500.00' }
    const add = (json: object) => server.ask('POST', 'affairs/reimbursement/add', { token, json })
    expect((await add(bill)).body.msg).toBe('请上传门诊票据')
    expect((await add({ ...bill, bills, visitedOn: daysAfter(today(), -200) })).body.msg).toContain('180 天')
    const own = (await add({ ...bill, bills })).body.data
    expect(own).toMatchObject({ studentId, state: 'submitted', classId: expect.any(String) })
    const year = Number(today().slice(0, 4))
    const other = await keep(reimbursement, {
      ...{ ...bill, amount: 50_000, studentId, year, state: 'submitted' },
    })
    const settle = (id: string, allowed: string) =>
      asks.admin('affairs/reimbursement/settle', { id, allowed })
    expect((await settle(own.id, '500.01')).msg).toContain('不超过票据金额')
    const both = await Promise.all([settle(own.id, '500.00'), settle(other, '500.00')])
    const settled = both.map(({ data }) => [data.row.reimbursed, data.row.yearTotal]).toSorted()
    expect(settled).toEqual([
      ['350.00', '350.00'],
      ['50.00', '400.00'],
    ])
    expect((await asks.student('affairs/reimbursement/page')).data.total).toBe(0)
  })

  it('lend the file of a student, copy it only while it is in store, and never lose track of it', async () => {
    const file = {
      archiveNo: 'DA1',
      studentId: ids.studentId,
      materials: '1,3',
      place: '1 排',
      receivedOn: today(),
    }
    const { data } = await asks.admin('affairs/archive/add', file)
    expect(data).toMatchObject({ state: 'kept', materialCount: 2 })
    const act = (name: string, more: object = {}) =>
      asks.admin(`affairs/archive/${name}`, { id: data.id, ...more })
    const copy = { purpose: '政审', materials: '2', copies: 1, stamped: true }
    const { data: asked } = await asks.student('affairs/archiveCopy/add', copy)
    const submit = () => asks.student('affairs/archiveCopy/submit', { id: asked.id })
    expect((await submit()).msg).toBe('您的档案中没有所选的部分材料')
    const { id, revision } = asked
    await asks.student('affairs/archiveCopy/update', { id, revision, materials: '3' })
    const lending = { borrower: '王芳', purpose: '政审', dueOn: daysAfter(today(), 30) }
    expect((await act('lend', { ...lending, dueOn: '2020-01-01' })).msg).toBe('应还日期不能早于今天')
    expect((await act('lend', lending)).data.row).toMatchObject({ state: 'lent', lentOn: today() })
    expect((await submit()).msg).toContain('档案不在库')
    expect((await act('giveBack')).data.row).toMatchObject({ state: 'kept', borrower: null, dueOn: null })
    expect((await submit()).status).toBe(200)
    expect((await decide('admin', 'approve')).status).toBe(200)
    expect((await asks.admin('affairs/archiveCopy/finish', { id })).data.row.state).toBe('ready')
    const handed = await asks.admin('affairs/archiveCopy/handOver', { id, collector: '马语婷' })
    expect(handed.data.row).toMatchObject({ state: 'collected', collectedOn: today(), collector: '马语婷' })
  })

  it('pay a case of an insured student once, bill by bill, and no bill twice', async () => {
    const [fourth] = await admit(server.app().db, server.tenantId, [{ name: '赵敏' }])
    const studentId = fourth?.studentId ?? ''
    const { classId, departmentId } = (await asks.admin(`base/student/getOne?id=${ids.studentId}`)).data
    await server
      .app()
      .db.updateTable('base_student')
      .set({ class_id: classId, department_id: departmentId })
      .where('id', '=', studentId)
      .execute()
    const account = await server.person('student', { name: '赵敏', studentId })
    const token = (await server.signIn(account)).body.access_token
    const proof = (await give(token, '病历.pdf', pdf())).body.data.fileId
    const own = async (path: string, json?: object) => {
      const { status, body } = await server.ask(json ? 'POST' : 'GET', path, { token, ...(json && { json }) })
      return { status, data: body.data, msg: body.msg }
    }
    const bill = (billNo: string, amount: string, selfPaid: string | null = null) => ({
      ...{ billNo, billedOn: today(), amount, selfPaid },
    })
    const told = {
      ...{ kind: 'accident', incident: 'outpatient', happenedOn: today(), place: '操场', hospital: '市医院' },
      ...{ account: '打球扭伤', holder: '赵敏', bank: '中国银行', card: '6217000000000000123' },
    }
    const claim = async (bills: object[], more: object = {}) =>
      own('affairs/insurancePayout/add', { ...told, proof, lines: { bills }, ...more })
    const { data: first } = await claim([bill('B1', '60.00'), bill('B2', '340.00', '40.00')])
    const submit = async (id: string) => own('affairs/insurancePayout/submit', { id })
    expect((await submit(first.id)).msg).toContain('没有有效的学平险参保记录')
    const year = Number(today().slice(0, 4))
    const insuranceId = await keep(insurance, {
      ...{ studentId, year, kind: 'accident', name: '学平险', premium: 10_000, due: 10_000, paid: 10_000 },
      ...{ absent: false, state: 'insured' },
    })
    await keep(insuranceCharge, {
      ...{
        no: 'CBX',
        insuranceId,
        studentId,
        kind: 'accident',
        year,
        amount: 10_000,
        refunded: 0,
        channelId,
      },
      ...{ paidOn: today(), state: 'paid' },
    })
    expect((await submit(first.id)).msg).toBe('尚未设置学平险的理赔标准')
    const standard = { kind: 'accident', deductible: '100.00', ratio: 80, cap: '250.00', claimDays: 30 }
    expect((await asks.admin('affairs/insuranceStandard/add', standard)).status).toBe(200)
    expect((await submit(first.id)).msg).toBe('操作成功')
    const seen = async (id: string) => (await own(`affairs/insurancePayout/getOne?id=${id}`)).data
    expect(await seen(first.id)).toMatchObject({
      ...{ state: 'reviewing', insuranceId, total: '400.00', covered: '360.00', recognised: '208.00' },
      lines: {
        bills: [
          { deducted: '60.00', recognised: '0.00' },
          { deducted: '40.00', recognised: '208.00' },
        ],
      },
    })
    const about = `resource=affairs.insurance-payout&rowId=${first.id}`
    const { row } = (await asks.counsellor(`workflow/case/trace?${about}`)).data
    expect(row.lines.bills.map(({ billNo }: { billNo: string }) => billNo)).toEqual(['B1', 'B2'])
    const { data: again } = await claim([bill('B2', '340.00')])
    expect((await submit(again.id)).msg).toContain('票据 B2 已用于理赔单')
    const { data: second } = await claim([bill('B3', '600.00')])
    expect((await submit(second.id)).status).toBe(200)
    const office = async (id: string, name: string, more: object = {}) =>
      asks.admin(`affairs/insurancePayout/${name}`, { id, ...more })
    expect((await office(first.id, 'payout', { paidOn: today() })).status).not.toBe(200)
    for (const who of ['counsellor', 'admin', 'counsellor', 'admin'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    const both = [await seen(first.id), await seen(second.id)].map(({ recognised }) => Number(recognised))
    expect(both.reduce((sum, yuan) => sum + yuan)).toBe(250)
    expect((await office(first.id, 'payout', { paidOn: today() })).data.row.state).toBe('paid')
    expect((await office(first.id, 'payout', { paidOn: today() })).status).toBe(409)
    expect((await asks.stranger('affairs/insurancePayout/page')).data.total).toBe(0)
  })

  it('send files away with what they must hold or a reason, and take them back until the receipt is there', async () => {
    const file = async (studentId: string, archiveNo: string, materials: string) => {
      await asks.admin('affairs/archive/add', {
        archiveNo,
        studentId,
        materials,
        place: '1 排',
        receivedOn: today(),
      })
      return (await asks.admin(`affairs/archive/page?archiveNo=${archiveNo}`)).data.records[0].id as string
    }
    const [whole, lacking] = await admit(server.app().db, server.tenantId, [
      { name: '孙全' },
      { name: '周缺' },
    ])
    const id = await file(whole?.studentId ?? '', 'DA8', '1,2,3,7')
    const other = await file(lacking?.studentId ?? '', 'DA9', '1,2')
    const where = { receiver: '市人才中心', address: '人民路 1 号', method: 'secret', trackingNo: 'JY1' }
    const rows = { ids: [id, other] }
    const sent = await asks.admin('affairs/archive/batch/transfer', {
      ...{ rows, expected: 2, ...where, sentOn: today() },
    })
    expect(sent.data.map(({ name, message }: { name: string; message?: string }) => [name, message])).toEqual(
      [
        ['DA8', undefined],
        ['DA9', '缺少成绩单、毕业生登记表，请补齐或写明转出原因'],
      ],
    )
    const act = async (name: string, more: object = {}, of = id) =>
      asks.admin(`affairs/archive/${name}`, { id: of, ...more })
    const reason = { ...where, sentOn: today(), missingReason: '原校已撤并' }
    expect((await act('transfer', reason, other)).data.row).toMatchObject({
      state: 'transferred',
      missing: '3,7',
    })
    expect((await act('cancelTransfer', { cancelReason: '地址有误' }, other)).data.row).toMatchObject({
      ...{ state: 'kept', receiver: null, sentOn: null, missing: null, receiptState: null },
    })
    expect((await act('letter')).data.paper).toMatchObject({ title: '学生档案转递单', copy: 1 })
    expect((await act('receipt', { receiptOn: daysAfter(today(), -1) })).msg).toContain('不能早于转出日期')
    expect((await act('receipt', { receiptOn: today() })).data.row).toMatchObject({
      receiptState: 'returned',
    })
    expect((await act('cancelTransfer', { cancelReason: '晚了' })).status).toBe(409)
    expect((await asks.student('affairs/archive/own/myArchive/page?section=在校存放')).status).toBe(200)
  })

  it('make a card again for the fee of the settings, one of a kind at a time', async () => {
    const card = { kind: 'campus', reason: 'broken' }
    const add = async (more: object = {}) => asks.student('affairs/cardReissue/add', { ...card, ...more })
    expect((await add({ reason: 'lost' })).msg).toBe('请填写遗失声明')
    expect((await add({ kind: 'train' })).status).toBe(400)
    const [one, two] = [(await add()).data, (await add()).data]
    expect(one).toMatchObject({ fee: '20.00', title: '补办校园卡' })
    const submit = (id: string) => asks.student('affairs/cardReissue/submit', { id })
    expect([(await submit(one.id)).status, (await submit(two.id)).msg]).toEqual([
      200,
      '这种证件正在补办，请领取后再申请',
    ])
    expect((await decide('admin', 'reject', { comment: '请先挂失' })).status).toBe(200)
    expect((await submit(two.id)).status).toBe(200)
    expect((await decide('admin', 'approve')).status).toBe(200)
  })

  it('follow a soldier from the wish to the return, and give no more than the tuition and the cap', async () => {
    const asked = { year: 2026, place: 'home', preEnlisted: true, statement: '自愿参军' }
    const { data } = await asks.student('affairs/enlistment/add', asked)
    const id = data.id as string
    const act = async (name: string, more: object = {}) => {
      const { data: done, msg } = await asks.admin(`affairs/enlistment/${name}`, { id, ...more })
      return done?.row?.state ?? msg
    }
    expect((await asks.student('affairs/enlistment/submit', { id })).status).toBe(200)
    await decide('admin', 'return', { to: 'starter', walk: 'again', comment: '请补充' })
    expect((await asks.student('affairs/enlistment/submit', { id })).status).toBe(200)
    await decide('admin', 'approve')
    expect([await act('pass'), await act('pass'), await act('pass')]).toEqual([
      'medical',
      'political',
      'confirming',
    ])
    const subsidy = { enlistmentId: id, kind: 'compensation', academicYear: '2026-2027', batch: '第一批' }
    const grant = async (tuition: string, amount: string, more: object = {}) =>
      (await asks.admin('affairs/militarySubsidy/add', { ...subsidy, tuition, amount, ...more })).msg
    expect(await grant('5000.00', '5000.00')).toBe('学生尚未入伍')
    const notice = { noticeNo: 'RW1', approvedOn: '2026-09-10', unit: '某部', handling: 'roll' }
    expect(await act('enlist', { ...notice, approvedOn: today() })).toBe('serving')
    expect(await grant('20000.01', '5000.00')).toBe('核定学费每年不超过 20000.00 元')
    expect(await grant('5000.00', '5000.01')).toBe('资助金额应大于 0，且不超过核定学费')
    expect(await grant('5000.00', '5000.00', { kind: 'reduction' })).toBe('退役复学后才能办理学费减免')
    expect(await grant('5000.00', '5000.00')).toBe('操作成功')
    expect(await act('discharge', { dischargedOn: today(), dischargeNo: 'TY1' })).toBe(
      '退役日期应晚于批准日期',
    )
    const mates = await keep(enlistment, {
      ...asked,
      studentId: ids.mateId,
      state: 'discharged',
      handling: 'graduated',
    })
    const back = await asks.admin('affairs/enlistment/resume', { id: mates, resumedOn: today() })
    expect(back.msg).toBe('毕业后入伍的不办理复学')
  })

  it('keep the logs of a class for its counsellor alone', async () => {
    const classId = (await asks.counsellor('base/class/getSelect')).data[0].id
    const log = {
      day: today(),
      classId,
      kind: '04',
      topic: '防诈骗班会',
      content: '观看短片',
      followUp: true,
    }
    const refused = await asks.counsellor('affairs/classLog/add', {
      ...log,
      plan: '下周回访',
      day: daysAfter(today(), 1),
    })
    expect(refused.msg).toBe('日志日期不能晚于今天')
    expect((await asks.stranger('affairs/classLog/add', { ...log, plan: '下周回访' })).status).not.toBe(200)
    const { data } = await asks.counsellor('affairs/classLog/add', { ...log, plan: '下周回访' })
    expect(data).toMatchObject({ state: 'open' })
    expect(data.teacherId).toBeTruthy()
    const done = await asks.counsellor('affairs/classLog/follow', { id: data.id, result: '已回访' })
    expect(done.data.row.state).toBe('done')
    expect((await asks.stranger('affairs/classLog/page')).data.total).toBe(0)
  })

  it('let students go abroad with the word of the family, decided by counsellor and office', async () => {
    const trip = {
      ...{
        kind: '2',
        country: '泰国',
        school: '曼谷学院',
        program: '交流',
        funding: '1',
        passportNo: 'ej1234567',
      },
      ...{
        since: daysAfter(today(), 30),
        until: daysAfter(today(), 60),
        guardian: '马先生',
        guardianAgrees: true,
      },
    }
    const refused = await asks.student('affairs/studyAbroad/add', { ...trip, guardianAgrees: false })
    expect(refused.msg).toBe('请先征得家长同意')
    const { data } = await asks.student('affairs/studyAbroad/add', trip)
    expect((await asks.student('affairs/studyAbroad/submit', { id: data.id })).msg).toBe('请上传出国协议书')
  })
})
