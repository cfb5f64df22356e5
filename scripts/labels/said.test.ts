import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isRecord } from './said.ts'
import { sentencesIn } from './sentences.ts'

const folder = mkdtempSync(join(tmpdir(), 'said-'))
afterAll(() => rmSync(folder, { recursive: true }))

function saidBy(code: string) {
  const file = join(folder, 'area.ts')
  writeFileSync(file, code)
  return sentencesIn([file])
    .filter((each) => !isRecord(each))
    .map(({ pattern }) => pattern)
}

it('what a handler of an action refuses with is said, whatever the action is called', () => {
  const code = `serve(loan, {
    actions: {
      async settle(row) { refuseAt('day', '日期不能晚于今天') },
      lend(row) { mustBePast(row.day, '借出日期不能晚于今天') },
      note: (row) => refuse({ type: 'invalid', message: phrase('最多 {{count}} 条', { count: 2 }) }),
      reason: (row) => refuseAt('reason', '请填写原因'),
    },
    together: { pay: (rows) => { refuseAt('sum', '合计不一致') } },
  })`
  expect(saidBy(code)).toEqual([
    '日期不能晚于今天',
    '借出日期不能晚于今天',
    '最多 {{count}} 条',
    '请填写原因',
    '合计不一致',
  ])
})

it('what the audit and the tasks keep is not said', () => {
  expect(saidBy(`audit(unit, { action: '借出图书' }); enqueue(db, { label: '导出图书' })`)).toEqual([])
})
