import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workTime } from '#tests/support/work-time.ts'
import { match } from './match.ts'
import { matching, offered } from './rows.ts'

const leave = { id: 'leave', label: '请假审批', keywords: 'qjsp qingjiashenpi', hint: '学工 / 请假' }
const marked = (query: string, label = leave) =>
  match(query, label)?.marks.map(([from, to]) => label.label.slice(from, to))

describe('a command', () => {
  it.each([
    ['请假', ['请假']],
    ['审批 请假', ['请假审批']],
    ['请批', ['请', '批']],
    ['qj', ['请假']],
    ['SP', ['审批']],
    ['qingjia', []],
    ['学工', []],
  ])('is found by %s, and shows why', (query, marks) => expect(marked(query)).toEqual(marks))

  it.each(['宿舍', 'qx', '请假 宿舍'])('is not found by %s', (query) =>
    expect(match(query, leave)).toBeNull(),
  )

  it('marks what was typed, wherever it stands', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[一-龟a-z]{2,9}$/), fc.nat(), fc.nat(), (label, one, other) => {
        const from = one % label.length
        const part = label.slice(from, from + 1 + (other % (label.length - from)))
        expect(marked(part, { ...leave, label, keywords: '', hint: '' })).toEqual([part])
      }),
    ))
})

describe('the list', () => {
  const commands = [
    { id: 'room', label: '宿舍房间', group: '宿舍' },
    { id: 'bed', label: '床位', group: '宿舍', keywords: 'cw' },
    { id: 'dorm', label: '宿舍', group: '基础' },
  ]
  const told = (rows: ReturnType<typeof matching>) =>
    rows.map((row) => (row.type === 'heading' ? row.title : row.type === 'command' ? row.command.label : ''))

  it('begins with the best, and its group', () =>
    expect(told(matching(commands, '宿舍'))).toEqual(['基础', '宿舍', '宿舍', '宿舍房间']))

  it('begins with the last used, each once', () =>
    expect(told(offered(commands, ['bed', 'gone'], '最近使用'))).toEqual([
      '最近使用',
      '床位',
      '宿舍',
      '宿舍房间',
      '基础',
      '宿舍',
    ]))

  it('takes a few milliseconds for thousands', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      ...leave,
      id: `${at}`,
      label: `请假审批 ${at}`,
    }))
    const spent = workTime()
    expect(matching(many, 'qjsp').length).toBe(10_000)
    expect(spent()).toBeLessThan(200)
  })
})
