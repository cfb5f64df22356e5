import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Question } from '#domain/survey/question.ts'
import { survey } from '#domain/system/survey.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

const questions: readonly Question[] = [
  {
    id: 'kind',
    kind: 'single',
    title: '身份',
    required: true,
    options: [
      { value: '1', label: '学生' },
      { value: '2', label: '教师' },
    ],
  },
  { id: 'words', kind: 'text', title: '意见', required: false, max: 5 },
]
const hour = 3_600_000

describe.each(oneEngine)('a survey, on %s', (engine) => {
  const { stranger, app, college } = serverOn(engine)

  async function opened({ from = -1, to = 1, anonymous = true } = {}) {
    const { tenantId } = college()
    const id = crypto.randomUUID()
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const row = { id, title: '返校', questions: JSON.stringify(questions), anonymous }
    await insertRows(app().db, survey, tenantId, [{ ...row, opensAt: at(from), closesAt: at(to) }])
    const headers = { 'Tenant-Id': tenantId }
    const current = (cookie = '') =>
      stranger('POST', 'base/openApi/survey/current', { json: {}, headers: { ...headers, cookie } })
    const answer = (answers: object, cookie = '', more = {}) =>
      stranger('POST', 'base/openApi/survey/answer', {
        json: { surveyId: id, answers, ...more },
        headers: { ...headers, cookie },
      })
    const kept = async () =>
      (
        await sql<{ answers: string; name: string | null }>`select answers, name from system_survey_answer
        where tenant_id = ${tenantId} order by id`.execute(app().db)
      ).rows
    return { current, answer, kept }
  }
  const cookieOf = (answer: { headers: Headers }) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

  it('is there for anybody, and takes one answer of each device', async () => {
    const { current, answer, kept } = await opened()
    const first = await current()
    expect(first.body.data).toMatchObject({ title: '返校', state: 'open', answered: false, questions })
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/i)
    const cookie = cookieOf(first)
    expect((await answer({ kind: '1', words: ' 好 ', other: 'x' }, cookie)).status).toBe(200)
    expect((await current(cookie)).body.data).toMatchObject({ answered: true, questions: [] })
    expect((await answer({ kind: '2' }, cookie)).body.msg).toBe('这台设备已经提交过这份问卷')
    expect((await answer({ kind: '2' })).status).toBe(200)
    expect((await kept()).map(({ answers }) => JSON.parse(answers))).toEqual([
      { kind: '1', words: '好' },
      { kind: '2' },
    ])
  })

  it('takes one of two that one device sends at once', async () => {
    const { current, answer, kept } = await opened()
    const cookie = cookieOf(await current())
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await answer({ kind: '1' }, cookie)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await kept()).toHaveLength(1)
  })

  it('names every question whose answer does not fit', async () => {
    const { answer, kept } = await opened()
    const { status, body } = await answer({ kind: '9', words: '太长了太长了' })
    expect([status, body.data.fields]).toEqual([400, { kind: '请选择给出的选项', words: '填写的内容过长' }])
    expect((await answer({})).body.data.fields).toEqual({ kind: '这道题还没有回答' })
    expect(await kept()).toEqual([])
  })

  it('asks who answers when it is not anonymous', async () => {
    const { answer, kept } = await opened({ anonymous: false })
    expect((await answer({ kind: '1' })).body.data.fields).toEqual({
      name: '请填写姓名',
      number: '请填写学号或工号',
    })
    expect((await answer({ kind: '1' }, '', { name: '张三', number: 'S1' })).status).toBe(200)
    expect((await kept())[0]?.name).toBe('张三')
  })

  it.each([
    ['waiting', { from: 1, to: 2 }],
    ['closed', { from: -2, to: -1 }],
  ])('that is %s shows no question and takes no answer', async (state, span) => {
    const { current, answer } = await opened(span)
    expect((await current()).body.data).toMatchObject({ state, questions: [] })
    expect((await answer({ kind: '1' })).status).toBe(409)
  })

  it('is null where the college has none', async () => {
    const { tenantId } = college()
    const asked = { json: {}, headers: { 'Tenant-Id': tenantId } }
    expect((await stranger('POST', 'base/openApi/survey/current', asked)).body.data).toBeNull()
  })
})
