import { expect, it } from 'vitest'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import { askedBack, requestFlow, requestStates } from './request.ts'

it('a request has the usual words but for those of its own', () => {
  const states = requestStates('some.state', '申请状态', { approved: '已通过' })
  expect(states.labels).toMatchObject({ draft: '草稿', approved: '已通过', refused: '未批准' })
  const acts = { withdraw: askedBack, approve: '批准出国' }
  const { actions, approval } = requestFlow('some', states, { acts, student: 'studentId' })
  expect(
    Object.entries(actions).map(([name, { label, confirm }]) => [name, label, Boolean(confirm)]),
  ).toEqual([
    ['submit', '提交申请', false],
    ['withdraw', '撤回申请', true],
    ['approve', '批准出国', false],
    ['reject', '不批准', false],
    ['return', '退回修改', false],
  ])
  expect(approval).toMatchObject({ model: 'some', student: 'studentId', during: 'reviewing' })
  expect(entriesOf(states).length).toBe(6)
})
