import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

const question = { kind: 'text', required: false, section: 'content', sort: 1 }
const companion = {
  ...question,
  ...{ label: '住宿地点', kind: 'single', options: '家中\n亲友家', section: 'whereabouts', sort: 2 },
}

describe.each(oneEngine)('questions of a kind of leave on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, drafted, leave, waiting } = leaveCollege(server)

  const kind = async () => (await asks.admin(`leave/type/getOne?id=${ids.personal}`)).data
  const design = async (questions: readonly object[]) => {
    const { revision } = await kind()
    return asks.admin('leave/type/update', { id: ids.personal, revision, lines: { questions } })
  }
  const asked = async () => {
    const { data } = await asks.student('leave/formDesign/mine')
    return data.find(({ typeId }: { readonly typeId: string }) => typeId === ids.personal).questions
  }
  const answering = (answers: object | string | null, from = 3) =>
    drafted(from, 1, { answers: typeof answers === 'string' ? answers : answers && JSON.stringify(answers) })

  it('are at most twelve, and a choice has two options or more, none of them twice', async () => {
    const refused = async (more: object) => {
      const { status, msg } = await design([{ ...companion, ...more }])
      return [status, msg]
    }
    const options = '请填写 2 至 20 个互不相同的选项，每行一个，每个不超过 40 个字'
    for (const wrong of ['家中', '家中\n家中', `家中\n${'x'.repeat(41)}`])
      expect((await refused({ options: wrong }))[0]).toBe(400)
    expect(await refused({ options: '家中\n家中' })).toEqual([400, options])
    expect((await refused({ options: null }))[0]).toBe(400)
    expect((await refused({ kind: 'files' }))[0]).toBe(400)
    const many = Array.from({ length: 13 }, (_, at) => ({ ...question, label: `问题 ${at}` }))
    expect(await design(many)).toMatchObject({ status: 400, msg: '自设项目最多 12 条' })
  })

  it('are told with the design, and their answers are checked by the name of the question', async () => {
    const phone = { ...question, label: '宿舍联系人电话', required: true, hint: '室友或宿舍长' }
    expect(
      (await design([companion, phone, { ...question, label: '在外人数', kind: 'number', sort: 3 }])).msg,
    ).toBe('操作成功')
    const [first, second, third] = await asked()
    expect([first, second]).toMatchObject([
      { ...phone, options: null },
      { label: '住宿地点', kind: 'single', options: '家中\n亲友家', section: 'whereabouts' },
    ])
    const refused = async (answers: object | string | null) => {
      const { status, msg } = await answering(answers)
      return [status, msg]
    }
    expect(await refused(null)).toEqual([400, '请填写宿舍联系人电话'])
    const own = { [first.id]: '13800138000' }
    expect(await refused({ ...own, [second.id]: '网吧' })).toEqual([400, '住宿地点不正确'])
    expect(await refused({ ...own, [third.id]: '三' })).toEqual([400, '在外人数应为数字'])
    expect(await refused({ [first.id]: 'x'.repeat(101) })).toEqual([400, '宿舍联系人电话不能超过 100 个字'])
    expect(await refused({ ...own, other: 1 })).toEqual([400, '不支持的字段：other'])
    for (const wrong of ['{', '[]', '3']) expect(await refused(wrong)).toEqual([400, '自设项目不正确'])
    const { data } = await answering({ [second.id]: '亲友家', [first.id]: ' 13800138000 ' })
    expect(data).toMatchObject({ answersInWords: '宿舍联系人电话：13800138000\n住宿地点：亲友家' })
    expect(JSON.parse(data.answers)).toEqual({ ...own, [second.id]: '亲友家' })
    await asks.student(`leave/application/remove?ids=${data.id}`, {})
  })

  it('are read in the words in which they were asked, by the student and at each step, after the design has changed', async () => {
    const [first, second] = await asked()
    const { data } = await answering({ [first.id]: '13800138000', [second.id]: '家中' }, 6)
    expect((await asks.student('leave/application/submit', { id: data.id })).status).toBe(200)
    const { revision, ...kept } = (await kind()).lines.questions[1]
    await design([
      { ...companion, label: '夜间住处' },
      { id: kept.id, revision, label: '宿舍电话' },
    ])
    const words = '宿舍联系人电话：13800138000\n住宿地点：家中'
    expect((await leave(data.id)).answersInWords).toBe(words)
    const [task] = await waiting('counsellor')
    const { data: opened } = await asks.counsellor(`workflow/case/trace?id=${task?.id}`)
    expect(JSON.stringify(opened.row)).toContain('宿舍联系人电话：13800138000')
    await asks.student('leave/application/withdraw', { id: data.id })
  })

  it('that were added since are asked of a draft before it goes in, and what is asked no more is let go', async () => {
    const [{ id: phone }] = await asked()
    const { data } = await answering({ [phone]: '13800138000' }, 9)
    await design([{ ...question, label: '实习单位', required: true }])
    const submitted = await asks.student('leave/application/submit', { id: data.id })
    expect([submitted.status, submitted.msg]).toEqual([400, '请填写实习单位'])
    const [{ id: firm }] = await asked()
    const { revision } = await leave(data.id)
    const answers = JSON.stringify({ [firm]: '南方机电厂' })
    expect((await asks.student('leave/application/update', { id: data.id, revision, answers })).status).toBe(
      200,
    )
    expect((await asks.student('leave/application/submit', { id: data.id })).status).toBe(200)
    expect((await leave(data.id)).answersInWords).toBe('实习单位：南方机电厂')
    await asks.student('leave/application/withdraw', { id: data.id })
    await design([])
    const { revision: later } = await leave(data.id)
    const change = { id: data.id, revision: later, reason: '家中有急事' }
    expect((await asks.student('leave/application/update', change)).status).toBe(200)
    expect(await leave(data.id)).toMatchObject({ answers: null, answersInWords: null })
  })
})
