import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { counsellor } from '#domain/base/counsellor.ts'
import type { Spoken } from '#domain/kernel/phrase.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { RoleCode } from '#domain/roles.ts'
import { user } from '#domain/system/user.ts'
import { installModels } from '#server/areas/workflow/publish.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import type { NewUser } from '#server/identity/session/add-user.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'

it('a process takes 150 lines at most', () => {
  const lines = ['domain.ts', 'server.ts', 'en.json'].flatMap((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      .trimEnd()
      .split('\n'),
  )
  expect(lines.length).toBeLessThanOrEqual(150)
})

interface Foreseen {
  readonly title: string
  readonly people: readonly string[]
  readonly minutes: number
}

describe.each(oneEngine)('a process that was only declared, on %s', (engine) => {
  const server = sessionsOn(engine)
  let studentId: string
  const asks = {} as Record<'student' | 'counsellor' | 'department' | 'admin' | 'stranger', Ask>
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  type Data = any
  type Ask = (path: string, json?: object) => Promise<{ status: number; data: Data; msg: string }>

  async function signedIn(role: RoleCode, more: Partial<NewUser> = {}): Promise<Ask> {
    const account = await server.person(role, { name: role, ...more })
    const { body } = await server.signIn(account)
    return async (path, json) => {
      const asked = { token: body.access_token, ...(json && { json }) }
      const answer = await server.ask(json ? 'POST' : 'GET', path, asked)
      return { status: answer.status, data: answer.body.data, msg: answer.body.msg }
    }
  }

  const keep = async (table: AnyTable, row: object) => {
    const id = newId()
    await insertRows(server.app().db, table, server.tenantId, [{ id, ...row }])
    return id
  }

  beforeAll(async () => {
    await installModels(server.app().db, server.tenantId)
    const { db } = server.app()
    const [admitted] = await admit(db, server.tenantId, [{}])
    studentId = admitted?.studentId ?? ''
    const { rows } = await sql<{ classId: string; departmentId: string }>`select class_id as "classId",
      department_id as "departmentId" from admissions_admitted_student
      where tenant_id = ${server.tenantId}`.execute(db)
    const { classId = '', departmentId = '' } = rows[0] ?? {}
    // The copies that the engine would have made.
    await sql`update base_student set department_id = ${departmentId} where tenant_id = ${server.tenantId}`.execute(
      db,
    )
    const [leads, heads] = [
      await teacherOf(server.app(), server.tenantId),
      await teacherOf(server.app(), server.tenantId),
    ]
    await sql`update base_teacher set department_id = ${departmentId} where id = ${heads}`.execute(db)
    await keep(counsellor, { teacherId: leads, classId, departmentId, since: '2020-01-01' })
    asks.student = await signedIn('student', { studentId })
    asks.counsellor = await signedIn('counsellor', { teacherId: leads })
    asks.department = await signedIn('department', { teacherId: heads })
    asks.admin = await signedIn('admin')
    asks.stranger = await signedIn('student')
  })

  async function sent(days: number) {
    const { data, msg: why } = await asks.student('lending/loan/add', { purpose: `用 ${days} 天`, days })
    expect(why).toBe('操作成功')
    expect(data).toMatchObject({ state: 'draft', can: expect.arrayContaining(['submit']) })
    const { status, msg } = await asks.student('lending/loan/submit', { id: data.id })
    expect([status, msg]).toEqual([200, '操作成功'])
    return data.id as string
  }
  const waiting = async (who: keyof typeof asks) =>
    (await asks[who]('workflow/inbox/page?box=todo')).data.records as {
      id: string
      task: string
      title: string
    }[]
  const stateOf = async (id: string) => (await asks.student(`lending/loan/getOne?id=${id}`)).data.state
  const decide = async (who: keyof typeof asks, verb: string, more: object = {}) => {
    const [first] = await waiting(who)
    return asks[who]('workflow/case/act', { id: first?.id, task: first?.task, verb, ...more })
  }

  it('is decided in one step or in two, as its condition says, and moves the row', async () => {
    const short = await sent(3)
    expect(await stateOf(short)).toBe('reviewing')
    expect((await decide('counsellor', 'approve', { comment: '同意' })).data).toMatchObject({
      state: 'approved',
    })
    expect(await stateOf(short)).toBe('lent')
    const newest = async (who: keyof typeof asks) => (await asks[who]('base/message/mine')).data.records[0]
    expect(await newest('counsellor')).toMatchObject({ title: '待审批：器材借用：用 3 天' })
    expect(await newest('student')).toMatchObject({ title: '器材借用：用 3 天：已通过' })
    const long = await sent(30)
    await decide('counsellor', 'approve')
    expect(await stateOf(long)).toBe('reviewing')
    expect((await decide('department', 'reject', { comment: '太久' })).data.state).toBe('rejected')
    expect(await stateOf(long)).toBe('refused')
  })

  it('goes back to the applicant with a reason, and comes again', async () => {
    const id = await sent(2)
    await decide('counsellor', 'return', { to: 'starter', walk: 'again', comment: '写明用途' })
    expect(await stateOf(id)).toBe('returned')
    const { data } = await asks.student(`workflow/case/trace?resource=lending.loan&rowId=${id}`)
    expect(data.events.at(-1)).toMatchObject({ verb: 'return', by: 'counsellor', comment: '写明用途' })
    await asks.student('lending/loan/submit', { id })
    await decide('counsellor', 'approve')
    expect(await stateOf(id)).toBe('lent')
    await asks.counsellor('lending/loan/giveBack', { id, condition: '完好' })
    expect(await stateOf(id)).toBe('back')
    expect((await asks.counsellor('lending/loan/takeBack', { id })).data.row).toMatchObject({
      state: 'lent',
      condition: null,
    })
  })

  it('is printed, and verified by a stranger', async () => {
    const id = await sent(2)
    expect((await asks.student('lending/loan/voucher', { id })).status).toBe(409)
    await decide('counsellor', 'approve', { comment: '同意' })
    const { paper } = (await asks.student('lending/loan/voucher', { id })).data
    expect(paper).toMatchObject({ title: '器材借条', number: id, copy: 1 })
    expect(paper.decisions).toMatchObject([{ step: '辅导员核准', person: 'counsellor', comment: '同意' }])
    const verify = async () =>
      (await server.ask('POST', 'system/print/verify', { json: { code: paper.code } })).body.data
    expect(await verify()).toMatchObject({ standing: 'valid', copy: 1 })
    expect(JSON.stringify(await verify())).not.toContain('用 2 天')
    await asks.counsellor('lending/loan/giveBack', { id, condition: '完好' })
    expect((await verify()).standing).toBe('ended')
  })

  it('is withdrawn while nobody has decided, and never after', async () => {
    const id = await sent(1)
    expect((await asks.student('lending/loan/withdraw', { id })).status).toBe(200)
    expect([await stateOf(id), await waiting('counsellor')]).toEqual(['draft', []])
    await asks.student('lending/loan/submit', { id })
    await decide('counsellor', 'approve')
    expect((await asks.student('lending/loan/withdraw', { id })).status).toBe(409)
    expect(await stateOf(id)).toBe('lent')
  })

  it('A-68: nobody approves their own, another one’s task, twice, or by a call that only the case makes', async () => {
    const id = await sent(5)
    const [{ id: ofCase, task } = { id: '', task: '' }] = await waiting('counsellor')
    const approve = { id: ofCase, task, verb: 'approve' }
    expect((await asks.student('workflow/case/act', approve)).status).toBe(409)
    expect((await asks.stranger('workflow/case/act', approve)).status).toBe(404)
    expect((await asks.stranger(`workflow/case/trace?id=${ofCase}`)).status).toBe(404)
    expect((await asks.student('lending/loan/approve', { id })).status).toBe(404)
    expect(
      (await asks.student('lending/loan/update', { id, revision: 2, days: 60, state: 'lent' })).status,
    ).toBe(409)
    expect((await asks.student('lending/loan/batchRemove', [id])).status).toBe(409)
    expect(await stateOf(id)).toBe('reviewing')
    expect((await asks.counsellor('workflow/case/act', approve)).status).toBe(200)
    const again = await asks.counsellor('workflow/case/act', approve)
    expect(again.status).toBe(409)
    expect(await stateOf(id)).toBe('lent')
  })

  it('A-68: no step is skipped, and nothing is decided after a withdrawal', async () => {
    const id = await sent(9)
    const [{ id: ofCase, task } = { id: '', task: '' }] = await waiting('counsellor')
    const act = (who: keyof typeof asks, of: string) =>
      asks[who]('workflow/case/act', { id: ofCase, task: of, verb: 'approve' })
    for (const guessed of ['t1', 't2', 't99']) expect((await act('department', guessed)).status).toBe(404)
    const many = Array.from({ length: 51 }, () => ({ id: ofCase, task }))
    const batch = { tasks: many, verb: 'approve' }
    expect((await asks.counsellor('workflow/case/decideMany', batch)).status).toBe(400)
    await asks.student('lending/loan/withdraw', { id })
    const late = await act('counsellor', task)
    expect([late.status, late.msg]).toEqual([409, '流程已撤回，不能再操作'])
    expect(await stateOf(id)).toBe('draft')
  })

  it('is found by those who have to do with it, and by nobody else', async () => {
    const id = await sent(4)
    const titles = (await waiting('counsellor')).map(({ title }) => title)
    expect(titles).toEqual(['器材借用：用 4 天'])
    const todos = (await asks.counsellor('base/todo/mine')).data as { title: string }[]
    expect(todos.map(({ title }) => title)).toContain('器材借用：用 4 天')
    expect(await waiting('stranger')).toEqual([])
    const mine = (await asks.student('workflow/inbox/page?box=mine')).data
    expect(mine.records[0]).toMatchObject({ state: 'reviewing', step: '辅导员核准' })
    expect((await asks.stranger('workflow/inbox/page?box=mine')).data.total).toBe(0)
    const { data } = await asks.counsellor(`workflow/case/trace?resource=lending.loan&rowId=${id}`)
    expect(data).toMatchObject({
      state: 'reviewing',
      starter: 'student',
      may: expect.arrayContaining(['approve', 'transfer']),
    })
    expect(data.steps.map(({ title, state }: { title: string; state: string }) => [title, state])).toEqual([
      ['辅导员核准', 'open'],
      ['借用较久', 'ahead'],
      ['院系核准', 'ahead'],
    ])
  })

  it('says beforehand who decides and by when, and that nobody else learns of it', async () => {
    const { data } = await asks.student('lending/loan/add', { purpose: '预览', days: 30 })
    const path = `workflow/case/preview?resource=lending.loan&rowId=${data.id}`
    const { steps } = (await asks.student(path)).data
    expect(steps.map(({ title, people }: Foreseen) => [title, people])).toEqual([
      ['辅导员核准', ['counsellor']],
      ['院系核准', ['department']],
    ])
    expect(steps[0].counted.lines.reduce((sum: number, { minutes }: Foreseen) => sum + minutes, 0)).toBe(
      24 * 60,
    )
    expect((await asks.stranger(path)).status).toBe(404)
  })

  it('is drawn anew, tried and published; what runs keeps the version by which it began', async () => {
    const before = await sent(20)
    const models = (await asks.admin('workflow/model/page?size=100')).data.records as {
      id: string
      code: string
    }[]
    const id = models.find(({ code }) => code === 'lending')?.id
    const design = (await asks.admin(`workflow/model/design?id=${id}`)).data
    expect(design).toMatchObject({ version: 1, resource: 'lending.loan' })
    const steps = design.steps.slice(0, 1)
    const tried = await asks.admin('workflow/model/simulate', { id, steps, studentId, values: { days: 20 } })
    expect(tried.data.steps).toHaveLength(1)
    const saved = await asks.admin('workflow/model/saveDraft', { id, revision: design.revision, steps })
    expect(
      (await asks.admin('workflow/model/saveDraft', { id, revision: design.revision, steps })).status,
    ).toBe(409)
    const { revision } = saved.data
    expect((await asks.counsellor('workflow/model/publish', { id, revision, note: '试' })).status).toBe(403)
    expect((await asks.admin('workflow/model/publish', { id, revision, note: '一步' })).data.version).toBe(2)
    const after = await sent(21)
    for (const { id: ofCase, task } of await waiting('counsellor'))
      await asks.counsellor('workflow/case/act', { id: ofCase, task, verb: 'approve' })
    expect([await stateOf(before), await stateOf(after)]).toEqual(['reviewing', 'lent'])
  })

  it('is moved to a new version where it fits, and says why where it does not', async () => {
    const models = (await asks.admin('workflow/model/page?size=100')).data.records as {
      id: string
      code: string
    }[]
    const id = models.find(({ code }) => code === 'lending')?.id
    const first = (await asks.admin(`workflow/model/version?id=${id}&version=1`)).data.steps
    const running = await sent(25)
    const { revision } = (await asks.admin(`workflow/model/design?id=${id}`)).data
    const renamed = [first[0], { ...first[1], id: 'longer' }]
    const saved = await asks.admin('workflow/model/saveDraft', { id, revision, steps: renamed })
    await asks.admin('workflow/model/publish', { id, revision: saved.data.revision, note: '两步' })
    const path = `workflow/case/movable?id=${id}`
    expect((await asks.counsellor(path)).status).toBe(403)
    const { records } = (await asks.admin(path)).data
    const reasons = records.map((each: { title: string; reasons: readonly Spoken[] }) => [
      each.title,
      each.reasons.map(({ message }) => message),
    ])
    expect(reasons).toEqual([
      ['器材借用：用 20 天', ['新增的“借用较久”在正在办理的步骤之前']],
      ['器材借用：用 25 天', []],
    ])
    const ids = records.map((each: { id: string }) => each.id)
    expect((await asks.counsellor('workflow/case/moveMany', { ids })).status).toBe(403)
    const { data } = await asks.admin('workflow/case/moveMany', { ids })
    expect(data).toMatchObject({
      done: 1,
      failed: [{ id: ids[0], message: '新增的“借用较久”在正在办理的步骤之前' }],
    })
    await decide('counsellor', 'approve')
    expect(await stateOf(running)).toBe('reviewing')
    const trace = await asks.admin(`workflow/case/trace?resource=lending.loan&rowId=${running}`)
    expect(trace.data.events.map(({ verb }: { verb: string }) => verb)).toEqual(['start', 'move', 'approve'])
    expect(trace.data.may).not.toContain('move')
    await decide('department', 'approve')
    await decide('department', 'approve')
    expect(await stateOf(running)).toBe('lent')
  })

  it('takes people that are picked on the way, fields, a signature and the seal, as its steps say', async () => {
    const models = (await asks.admin('workflow/model/page?size=100')).data.records as {
      id: string
      code: string
    }[]
    const id = models.find(({ code }) => code === 'lending')?.id
    const { revision, steps: before } = (await asks.admin(`workflow/model/design?id=${id}`)).data
    const first = { ...before[0], sign: true, seal: true, fields: { days: 'write' } }
    const picked = (of: string, kind: string) => {
      const who = [{ kind }]
      return { ...before[0], id: of, title: of, who, samePerson: 'again' }
    }
    const steps = [picked('sender', 'picked-by-starter'), first, picked('next', 'picked-by-previous')]
    const saved = await asks.admin('workflow/model/saveDraft', { id, revision, steps })
    const published = { id, revision: saved.data.revision, note: '选定' }
    expect((await asks.admin('workflow/model/publish', published)).status).toBe(200)

    const { data: draft } = await asks.student('lending/loan/add', { purpose: '选定办理人', days: 6 })
    const row = { resource: 'lending.loan', rowId: draft.id }
    const preview = `workflow/case/preview?resource=lending.loan&rowId=${draft.id}`
    expect((await asks.student(preview)).data).toMatchObject({
      steps: [{ people: ['待选定'] }, { people: ['counsellor'] }, { people: ['待选定'] }],
      picks: [{ id: 'sender', people: [] }],
    })
    const unpicked = await asks.student('lending/loan/submit', { id: draft.id })
    expect([unpicked.status, unpicked.msg]).toEqual([409, '请选择“sender”的人员'])
    const of = `resource=lending.loan&rowId=${draft.id}`
    expect((await asks.student(`workflow/pick/getSelect?${of}&step=counsellor`)).status).toBe(409)
    expect((await asks.stranger(`workflow/pick/getSelect?${of}&step=sender`)).status).toBe(404)
    const [one, ...others] = (await asks.student(`workflow/pick/getSelect?${of}&step=sender`)).data
    expect([one.label.split(' · ')[0], others]).toEqual(['department', []])
    const { rows: places } = await sql<{ departmentId: string }>`select department_id as "departmentId"
      from base_student where id = ${studentId}`.execute(server.app().db)
    for (const name of ['安王安', '王安石', '王安'])
      await keep(user, { account: newId(), name, kind: 'teacher', enabled: true, ...places[0] })
    const near = await asks.student(
      `workflow/pick/getSelect?${of}&step=sender&keyword=${encodeURIComponent('王安')}`,
    )
    expect(near.data.map(({ label }: { label: string }) => label.split(' · ')[0])).toEqual([
      '王安',
      '王安石',
      '安王安',
    ])
    const pick = { ...row, step: 'sender' }
    expect((await asks.student('workflow/pick/set', { ...pick, people: [studentId] })).status).toBe(400)
    expect((await asks.stranger('workflow/pick/set', { ...pick, people: [one.id] })).status).toBe(404)
    expect((await asks.student('workflow/pick/set', { ...pick, people: [one.id] })).status).toBe(200)
    expect((await asks.student('lending/loan/submit', { id: draft.id })).status).toBe(200)
    expect((await asks.student('workflow/pick/set', { ...pick, people: [] })).status).toBe(409)
    expect((await decide('department', 'approve')).status).toBe(200)

    const [{ id: ofCase, task } = { id: '', task: '' }] = await waiting('counsellor')
    const approve = (more: object) =>
      asks.counsellor('workflow/case/act', { id: ofCase, task, verb: 'approve', ...more })
    const signature = { kind: 'typed', name: '辅导员' }
    const refusals = async (more: object) => (await approve(more)).msg
    expect(await refusals({})).toBe('请先手写签名')
    expect(await refusals({ signature })).toBe('请先加盖电子章')
    expect(await refusals({ signature, seal: true })).toBe('尚未设置电子章，请联系流程管理员')
    const { data: settings } = await asks.admin('workflow/setting/getOne')
    const sealed = { id: settings.id, revision: settings.revision, seal: '测试学院' }
    expect((await asks.admin('workflow/setting/update', sealed)).status).toBe(200)
    const signed = { signature, seal: true }
    expect(await refusals(signed)).toBe('请选择“next”的人员')
    const picks = { next: [one.id] }
    expect(await refusals({ ...signed, picks, values: { purpose: '改' } })).toBe(
      '这一步不能修改表单中的这些内容',
    )
    expect(await refusals({ ...signed, picks, values: { days: 99 } })).toContain('借用天数')
    expect((await asks.counsellor(`workflow/case/trace?id=${ofCase}`)).data.takes).toEqual({
      signature: true,
      seal: '测试学院',
      picks: [{ id: 'next', title: 'next' }],
      writes: ['days'],
    })
    const { data } = await approve({ ...signed, picks, values: { days: 4 } })
    expect(data.events.at(-1)).toMatchObject({ verb: 'approve', signature, seal: '测试学院' })
    expect((await asks.student(`lending/loan/getOne?id=${draft.id}`)).data.days).toBe(4)
    expect((await waiting('department')).map(({ id }) => id)).toContain(ofCase)
    await asks.admin('workflow/case/act', { id: ofCase, verb: 'terminate', comment: '试完' })
    const back = { id, revision: (await asks.admin(`workflow/model/design?id=${id}`)).data.revision }
    const restored = await asks.admin('workflow/model/saveDraft', { ...back, steps: before })
    await asks.admin('workflow/model/publish', { id, revision: restored.data.revision, note: '恢复' })
  })

  it('stands in public with what its notice names, and may be objected to by anyone, once', async () => {
    const models = (await asks.admin('workflow/model/page?size=100')).data.records as {
      id: string
      code: string
    }[]
    const id = models.find(({ code }) => code === 'lending')?.id
    const { revision, steps: before } = (await asks.admin(`workflow/model/design?id=${id}`)).data
    const shown = { fields: ['studentId', 'days'], objections: [{ kind: 'role', role: 'department' }] }
    const notice = { kind: 'notice', id: 'notice', title: '借用公示', days: 2, masked: true, ...shown }
    const saved = await asks.admin('workflow/model/saveDraft', { id, revision, steps: [notice] })
    await asks.admin('workflow/model/publish', { id, revision: saved.data.revision, note: '公示' })
    const row = await sent(5)
    const notices = async () => (await asks.stranger('workflow/notice/page')).data.records
    const [found, ...others] = await notices()
    expect([others, found]).toMatchObject([
      [],
      { process: '器材借用', title: '借用公示', student: '李*', row: { days: 5 }, objection: 'may' },
    ])
    expect(JSON.stringify(found)).not.toMatch(/用 5 天|李雷/)
    const object = (who: keyof typeof asks) =>
      asks[who]('workflow/notice/object', { id: found.id, step: 'notice', text: '材料不实' })
    expect((await object('student')).msg).toBe('不能对自己的申请提出异议')
    expect(await object('stranger')).toMatchObject({ status: 200, data: null })
    expect((await object('stranger')).msg).toBe('您已提出过异议')
    expect((await notices())[0].objection).toBe('made')
    expect((await asks.stranger(`workflow/case/trace?id=${found.id}`)).status).toBe(404)
    expect((await decide('department', 'reject', { comment: '属实' })).data.state).toBe('rejected')
    expect(await stateOf(row)).toBe('refused')
    expect(await notices()).toEqual([])
    expect((await object('counsellor')).status).toBe(404)
    const { data: told } = await asks.stranger('base/message/mine')
    expect(told.records).toMatchObject([{ title: '借用公示：您提出的异议成立' }])
    const back = { id, revision: (await asks.admin(`workflow/model/design?id=${id}`)).data.revision }
    const restored = await asks.admin('workflow/model/saveDraft', { ...back, steps: before })
    await asks.admin('workflow/model/publish', { id, revision: restored.data.revision, note: '恢复' })
  })

  it('is found and summed up by the fields that are set for it, but for those that a step hides', async () => {
    const views = (await asks.admin('workflow/processView/list')).data as { modelId: string; title: string }[]
    const modelId = views.find(({ title }) => title === '器材借用')?.modelId
    expect((await asks.counsellor('workflow/processView/list')).status).toBe(403)
    const set = (more: object) => asks.admin('workflow/processView/set', { modelId, ...more })
    expect((await set({ searched: ['state'] })).status).toBe(400)
    expect((await set({ shown: ['purpose', 'days'], searched: ['purpose'] })).status).toBe(200)
    expect((await set({ columns: ['days', 'purpose'] })).status).toBe(200)
    const columns = 'workflow/processView/columns?resource=lending.loan'
    expect((await asks.student(columns)).data).toEqual(['days', 'purpose'])
    await sent(4)
    const { db } = server.app()
    const renamed = '\u7279\u5b9a\u7528\u9014'
    await sql`update lending_loan set purpose = ${renamed} where tenant_id = ${server.tenantId} and state = 'reviewing'
      and days = 4`.execute(db)
    const path = `workflow/inbox/page?box=todo&search=${encodeURIComponent(renamed)}`
    const found = async () =>
      (await asks.counsellor(path)).data.records.map(({ facts }: { facts: object }) => facts)
    expect(await found()).toContainEqual({ purpose: renamed, days: 4 })
    const [version] = (
      await sql<{ id: string; definition: string }>`select id, definition from workflow_version
        where tenant_id = ${server.tenantId} and model_id = ${modelId} order by version limit 1`.execute(db)
    ).rows
    const hiding = JSON.parse(version?.definition ?? '{}')
    hiding.steps[0].fields = { purpose: 'hidden' }
    const keep = (definition: string | undefined) =>
      sql`update workflow_version set definition = ${definition} where id = ${version?.id}`.execute(db)
    await keep(JSON.stringify(hiding))
    expect(await found()).toEqual([])
    await keep(version?.definition)
    await set({ shown: [], searched: [], columns: [] })
  })

  it('names its tasks, and those that were somebody’s', async () => {
    const labels = async (who: keyof typeof asks, path: string) =>
      (await asks[who](`workflow/task/${path}`)).data.map(({ label }: { label: string }) => label)
    expect(await labels('stranger', 'getTaskSelect?processType=lending')).toEqual(['辅导员核准', '院系核准'])
    expect(await labels('counsellor', 'getMyTaskSelect?processType=lending')).toEqual(['辅导员核准'])
    expect(await labels('stranger', 'getMyTaskSelect?processType=lending')).toEqual([])
    expect(await labels('stranger', 'getMyTaskSelect?processType=lending&isShowFdyTask=1')).toEqual([
      '辅导员核准',
    ])
  })

  it('is decided on in portions, and what is refused keeps no other from it', async () => {
    await Promise.all(['a', 'b', 'c'].map(() => sent(2)))
    const tasks = (await waiting('counsellor')).map(({ id, task }) => ({ id, task }))
    const [first] = tasks
    await asks.counsellor('workflow/case/act', { ...first, verb: 'approve' })
    const { data } = await asks.counsellor('workflow/case/decideMany', { tasks, verb: 'approve' })
    expect(data).toMatchObject({ done: tasks.length - 1, failed: [{ id: first?.id }] })
    expect(data.failed[0].title).toContain('器材借用')
    expect(await waiting('counsellor')).toEqual([])
  })

  it('is entrusted by each for themselves, to somebody else, once for the same days', async () => {
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "system_user"
      where tenant_id = ${server.tenantId} and name in ('counsellor', 'department')`.execute(server.app().db)
    const idOf = (name: string) => rows.find((each) => each.name === name)?.id
    const days = { since: '2026-11-01', until: '2099-01-01', enabled: true }
    const add = (agentId: string | undefined) => asks.admin('workflow/entrust/add', { ...days, agentId })
    expect((await add(rows[0]?.id)).data).toMatchObject({ agentId: rows[0]?.id })
    expect((await add(rows[1]?.id)).status).toBe(409)
    const own = { ...days, agentId: idOf('counsellor') }
    expect((await asks.counsellor('workflow/entrust/add', own)).status).toBe(409)
    const later = { since: '2098-01-01', until: '2098-02-01', enabled: true }
    const told = await asks.counsellor('workflow/entrust/add', { ...later, agentId: idOf('department') })
    expect(told.status).toBe(200)
    expect((await asks.department('workflow/entrust/page')).data.total).toBe(0)
  })

  it('is handed to a colleague, whom only staff may look up', async () => {
    const path = 'workflow/colleague/getSelect?keyword=department'
    const [other] = (await asks.counsellor(path)).data
    expect((await asks.student(path)).data).toEqual([])
    await sent(1)
    expect((await decide('counsellor', 'transfer', { to: other.id })).status).toBe(200)
    expect(await waiting('counsellor')).toEqual([])
    expect((await waiting('department')).map(({ title }) => title)).toContain('器材借用：用 1 天')
  })
})
