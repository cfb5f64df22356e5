import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Page } from '#domain/kernel/page.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { CaseTrace, DecidedMany } from '#domain/workflow/calls.ts'
import type { ApproveStep, Step } from '#domain/workflow/definition.ts'
import type { NoticeShown } from '#domain/workflow/notice-calls.ts'
import { caseDesk, type Who } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

/** Who asks for what; people are named. */
type Act = readonly [who: Who, verb: string, more?: Readonly<Record<string, unknown>>]

describe.each(oneEngine)('what people and the clock do to a case, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, begun, kept, act, taskOf, news, users, id, ring } = caseDesk(server)

  const step = (of: string, who: Who, more: Partial<ApproveStep> = {}) =>
    approvalStep(of, of, users(who), 8, more)
  /** One decides, then the boss. */
  const two = () => [step('first', 'one'), step('second', 'boss')]
  const everybody = { one: true, other: true, boss: true, starter: true }
  const named = ({ to, people, ...more }: Readonly<Record<string, unknown>>) => ({
    ...more,
    ...(to !== undefined && { to: String(to) in everybody ? id(to as Who) : to }),
    ...(people !== undefined && { people: (people as readonly Who[]).map(id) }),
  })
  const doing = async (of: string, [who, verb, more = {}]: Act) => act(who, of, { verb, ...named(more) })

  const inboxes = async (of: string) => {
    const found: string[] = []
    for (const who of ['one', 'other', 'boss'] as const) {
      const { data } = await ask<{ records: readonly { id: string }[] }>(who, 'workflow/inbox/page?box=todo')
      if (data.records.some((each) => each.id === of)) found.push(who)
    }
    return found
  }

  const other = { people: ['other'] } as const
  it.each<[string, readonly Act[], string, readonly Who[]]>([
    ['delegate', [['one', 'delegate', { to: 'other' }]], 'reviewing', ['other']],
    [
      'hand-back',
      [
        ['one', 'delegate', { to: 'other' }],
        ['other', 'hand-back'],
      ],
      'reviewing',
      ['one'],
    ],
    [
      'transfer by an administrator',
      [['admin', 'transfer', { task: 't1', to: 'other' }]],
      'reviewing',
      ['other'],
    ],
    ['add-sign before', [['one', 'add-sign', { where: 'before', ...other }]], 'reviewing', ['other']],
    [
      'the same, signed',
      [
        ['one', 'add-sign', { where: 'before', ...other }],
        ['other', 'approve'],
      ],
      'reviewing',
      ['one'],
    ],
    [
      'add-sign after',
      [
        ['one', 'add-sign', { where: 'after', ...other }],
        ['one', 'approve'],
      ],
      'reviewing',
      ['other'],
    ],
    [
      'add-sign beside',
      [['one', 'add-sign', { where: 'parallel', ...other }]],
      'reviewing',
      ['one', 'other'],
    ],
    [
      'remove-sign',
      [
        ['one', 'add-sign', { where: 'parallel', ...other }],
        ['one', 'remove-sign', { task: 't2' }],
      ],
      'reviewing',
      ['one'],
    ],
    [
      'reclaim',
      [
        ['one', 'approve'],
        ['one', 'reclaim', { task: 't1' }],
      ],
      'reviewing',
      ['one'],
    ],
    [
      'return, walked again',
      [
        ['one', 'approve'],
        ['boss', 'return', { to: 'first', walk: 'again', comment: '再核' }],
      ],
      'reviewing',
      ['one'],
    ],
    ['cc', [['one', 'cc', other]], 'reviewing', ['one']],
    ['suspend', [['admin', 'suspend', { comment: '核查' }]], 'suspended', []],
    [
      'activate',
      [
        ['admin', 'suspend', { comment: '核查' }],
        ['admin', 'activate'],
      ],
      'reviewing',
      ['one'],
    ],
    ['terminate', [['admin', 'terminate', { comment: '停办' }]], 'terminated', []],
    ['void', [['admin', 'void', { comment: '误发' }]], 'void', []],
    ['withdraw', [['starter', 'withdraw']], 'withdrawn', []],
  ])('%s', async (_, acts, state, waiting) => {
    const { id: of } = await begun(two())
    for (const each of acts) expect((await doing(of, each)).msg).toBe('操作成功')
    expect([(await kept(of)).found.value, await inboxes(of)]).toEqual([state, waiting])
  })

  it.each<[Act, number, string]>([
    [['one', 'suspend', { comment: '核查' }], 409, '只有流程管理员可以这样做'],
    [['one', 'urge'], 409, '只有发起人可以这样做'],
    [['one', 'delegate', { to: 'starter' }], 409, '不能交给发起人本人办理'],
    [['admin', 'void'], 409, '请填写原因'],
    [['starter', 'approve', { task: 't1' }], 409, '这不是您的任务'],
    [['other', 'approve', { task: 't1' }], 404, '数据不存在或已被删除'],
    [['outsider', 'urge'], 404, '数据不存在或已被删除'],
  ])('%j is refused', async (asked, status, msg) => {
    const { id: of } = await begun(two())
    expect(await doing(of, asked)).toMatchObject({ status, msg })
    expect((await kept(of)).events.map(({ type }) => type)).toEqual(['started', 'entered', 'opened'])
  })

  it('urges once within its hours, and copies are read by those who were sent them', async () => {
    const { id: of } = await begun(two())
    expect((await doing(of, ['starter', 'urge'])).status).toBe(200)
    expect((await doing(of, ['starter', 'urge'])).msg).toMatch(/^\d+ 分钟后才能再次催办$/)
    await doing(of, ['starter', 'cc', other])
    expect((await ask('other', `workflow/case/trace?id=${of}`)).status).toBe(200)
    expect((await ask('outsider', `workflow/case/trace?id=${of}`)).status).toBe(404)
  })

  it('a step hides from its people, before and after they decided, also where they reach the row', async () => {
    const hidden = { fields: { studentNo: 'hidden' } } as const
    const { id: of } = await begun([step('first', 'one', hidden), step('second', 'admin', hidden)])
    await doing(of, ['starter', 'cc', other])
    const seen = async (who: Who) =>
      'studentNo' in (await ask<CaseTrace>(who, `workflow/case/trace?id=${of}`)).data.row
    expect([await seen('starter'), await seen('one'), await seen('other')]).toEqual([true, false, false])
    await doing(of, ['one', 'approve'])
    expect([await seen('one'), await seen('admin')]).toEqual([false, false])
  })

  it.each<[string, () => readonly Step[], string]>([
    ['passes', () => [step('only', 'one', { timers: [{ hours: 1, act: 'pass' }] })], 'approved'],
    ['rejects', () => [step('only', 'one', { timers: [{ hours: 1, act: 'reject' }] })], 'rejected'],
    [
      'closes a public notice',
      () => [{ kind: 'notice', id: 'n', title: '公示', days: 1, fields: [], masked: true, objections: null }],
      'approved',
    ],
  ])('the clock %s', async (_, steps, state) => {
    const { id: of } = await begun(steps())
    expect((await kept(of)).found.value).toBe('reviewing')
    await ring(of)
    expect((await kept(of)).found.value).toBe(state)
    await expect(ring(of)).rejects.toThrow('Nothing is due')
  })

  it('A-65: what a client says of itself changes no decision', async () => {
    const { id: of } = await begun(two())
    const said = {
      Referer: 'http://127.0.0.1:5180/workflow/manager',
      'User-Agent': 'MicroMessenger',
      'X-Forwarded-For': '127.0.0.1',
    }
    const asked = { id: of, verb: 'terminate', comment: '停办' }
    expect((await ask('outsider', 'workflow/case/act', asked, said)).status).toBe(404)
    expect((await ask('one', 'workflow/case/act', asked, said)).status).toBe(409)
  })

  it('a case that somebody may not see is unknown before anything is kept or looked up for it', async () => {
    const { id: of } = await begun(two())
    const signed = { verb: 'approve', task: 't1', signature: { kind: 'typed', name: '某某' } }
    const handed = { verb: 'transfer', task: 't1', to: crypto.randomUUID() }
    for (const unknown of [of, crypto.randomUUID()])
      for (const asked of [signed, handed, { ...signed, seal: true }])
        expect((await ask('outsider', 'workflow/case/act', { id: unknown, ...asked })).status).toBe(404)
    expect((await ask('outsider', 'workflow/case/read', { id: of })).status).toBe(404)
    const picks = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`s${at}`, [id('boss')]]))
    expect(
      (await ask('one', 'workflow/case/act', { id: of, verb: 'approve', task: 't1', picks })).status,
    ).toBe(400)
  })

  it('who objects to a notice is named to who decides on it, to themselves and to who looks after all cases', async () => {
    const notice = { kind: 'notice', id: 'n', title: '公示', days: 1, fields: [], masked: true } as const
    const { id: of } = await begun([{ ...notice, objections: users('boss') }])
    const objection = { id: of, step: 'n', text: '材料不实' }
    expect((await ask('outsider', 'workflow/notice/object', objection)).status).toBe(200)
    const told = async (who: Who) =>
      (await ask<CaseTrace>(who, `workflow/case/trace?id=${of}`)).data.events.find(
        ({ verb }) => verb === 'object',
      )
    expect(await told('starter')).toMatchObject({ by: null, comment: '材料不实' })
    for (const who of ['boss', 'admin'] as const) expect((await told(who))?.by).toBeTruthy()
  })

  it('an objection is decided by itself: among many it is left, and named with the reason', async () => {
    const notice = { kind: 'notice', id: 'n', title: '公示', days: 1, fields: [], masked: true } as const
    const { id: objected } = await begun([{ ...notice, objections: users('boss') }])
    await ask('outsider', 'workflow/notice/object', { id: objected, step: 'n', text: '材料不实' })
    const { id: plain } = await begun([step('only', 'boss')])
    const { data: box } = await ask<{ records: readonly { id: string; task: string; kind: string }[] }>(
      'boss',
      'workflow/inbox/page?box=todo',
    )
    const found = box.records.filter((each) => [objected, plain].includes(each.id))
    expect(found.map(({ id, kind }) => [id === objected, kind]).toSorted()).toEqual([
      [false, 'own'],
      [true, 'objection'],
    ])
    const tasks = found.map(({ id, task }) => ({ id, task }))
    const { data } = await ask<DecidedMany>('boss', 'workflow/case/decideMany', { tasks, verb: 'approve' })
    expect(data).toMatchObject({
      done: 1,
      failed: [{ id: objected, message: '对公示的异议须逐条答复，不能批量办理' }],
    })
    expect((await kept(plain)).found.value).toBe('approved')
    expect((await kept(objected)).found.value).toBe('reviewing')
  })

  it('a notice says until when it stands and how that is counted, to its parties and to everybody', async () => {
    const notice = { kind: 'notice', id: 'n', title: '公示', fields: [], masked: true } as const
    const { id: of } = await begun([{ ...notice, days: 3, objections: users('boss') }])
    const { data } = await ask<CaseTrace>('starter', `workflow/case/trace?id=${of}`)
    const [step] = data.steps
    expect(step?.notice?.counted).toMatchObject({ days: 3, due: step?.notice?.until })
    expect(step?.notice?.counted.lines[0]?.is).toBe('begins')
    expect(step?.notice?.counted.lines.filter(({ is }) => is === 'worked')).toHaveLength(3)
    const inPublic = await ask<Page<NoticeShown>>('outsider', 'workflow/notice/page')
    const shown = inPublic.data.records.find(({ id }) => id === of)
    expect(shown?.counted).toEqual(step?.notice?.counted)
  })

  it('an administrator acts on many from their list, each by its rules', async () => {
    const [{ id: one }, { id: other }] = [await begun(two()), await begun(two())]
    const list = async (who: Who, verb: string, more: object = {}) =>
      ask(who, `workflow/case/batch/${verb}`, { rows: { ids: [one, other] }, expected: 2, ...more })
    const states = async () => [(await kept(one)).found.value, (await kept(other)).found.value]
    expect((await list('one', 'suspend', { comment: '核查' })).status).toBe(403)
    expect((await list('admin', 'suspend')).status).toBe(400)
    await list('admin', 'suspend', { comment: '核查' })
    expect(await states()).toEqual(['suspended', 'suspended'])
    await list('admin', 'activate')
    await news()
    expect((await ask('admin', 'workflow/case/urge', { id: one })).status).toBe(200)
    expect(await news()).toEqual({ one: ['催办：申请'] })
    expect((await ask('admin', 'workflow/case/urge', { id: one })).status).toBe(409)
    await list('admin', 'transfer', { to: id('other'), comment: '休假' })
    expect(await inboxes(one)).toEqual(['other'])
    await list('admin', 'terminate', { comment: '停办' })
    expect(await states()).toEqual(['terminated', 'terminated'])
  })

  it('is drawn for those who see it, without who decides', async () => {
    const { id: of } = await begun(two())
    const { data } = await ask('one', `workflow/case/picture?id=${of}`)
    expect(data).toEqual(['first', 'second'].map((each) => ({ id: each, kind: 'approve', title: each })))
    expect((await ask('outsider', `workflow/case/picture?id=${of}`)).status).toBe(404)
  })

  it('offers the phrases of its process, and one’s own before them', async () => {
    const { id: of, modelId } = await begun(two())
    const offered = async () => (await ask<CaseTrace>('one', `workflow/case/trace?id=${of}`)).data.phrases
    expect(await offered()).toMatchObject({ process: expect.arrayContaining(['同意。']), own: [] })
    const { db } = server.app()
    await sql`update workflow_model set phrases = '准予。' where id = ${modelId}`.execute(db)
    expect((await ask('one', 'workflow/phrases/set', { phrases: ['已阅。', '同意办理。'] })).status).toBe(200)
    expect((await ask('one', 'workflow/phrases/set', { phrases: ['已阅。'] })).status).toBe(200)
    expect(await offered()).toEqual({ process: ['准予。'], own: ['已阅。'] })
    expect((await ask('one', 'workflow/phrases/set', { phrases: ['长'.repeat(61)] })).status).toBe(400)
  })

  it('F-02: a decision that is sent again under its key is one event and one message', async () => {
    const { id: of } = await begun([step('only', 'one')])
    await news()
    const asked = { id: of, verb: 'approve', task: await taskOf('one', of) }
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const [first, again] = [
      await ask('one', 'workflow/case/act', asked, key),
      await ask('one', 'workflow/case/act', asked, key),
    ]
    expect(again).toEqual(first)
    expect((await kept(of)).events.filter(({ type }) => type === 'approved')).toHaveLength(1)
    expect(await news()).toEqual({ starter: ['申请：已通过'] })
  })

  it('F-03: of a yes and a no sent at once one stands; the other is told, and finds the case as it is', async () => {
    const { id: of } = await begun([approvalStep('only', '审批', users('one', 'other'), 8)])
    const send = async (who: Who, verb: string) => {
      const asked = { id: of, verb, task: await taskOf(who, of), comment: '意见' }
      return { who, ...(await ask<CaseTrace>(who, 'workflow/case/act', asked)) }
    }
    const [won, lost] = (await Promise.all([send('one', 'approve'), send('other', 'reject')])).toSorted(
      (one, two) => one.status - two.status,
    )
    expect([won?.status, lost?.status]).toEqual([200, 409])
    expect(lost?.msg).toMatch(new RegExp(`^${won?.who}已于 `))
    const fresh = await ask<CaseTrace>(lost?.who ?? 'one', `workflow/case/trace?id=${of}`)
    expect(fresh.data).toMatchObject({ state: won?.data.state, task: null })
  })

  it('F-04: a withdrawal and a yes sent at once come to one of the two', async () => {
    const { id: of } = await begun([step('only', 'one')])
    const both = await Promise.all([doing(of, ['starter', 'withdraw']), doing(of, ['one', 'approve'])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(['withdrawn', 'approved']).toContain((await kept(of)).found.value)
  })
})
