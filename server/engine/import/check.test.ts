import { expect, test } from 'vitest'
import { settledBy } from './check.ts'
import type { Existing } from './kept-rows.ts'

const told = {
  values: { code: 'A' },
  faults: { departmentId: '有 2 个同名的院系，请改填编码', mobile: '这是隐去了一部分的内容，请填写完整' },
  doubtful: { departmentId: ['one', 'other'] },
  veiled: { mobile: '138****5678' },
  empty: [],
}
const kept = (mayUpdate: boolean) =>
  ({ id: '1', code: 'A', departmentId: 'one', mobile: '13812345678', mayUpdate }) as unknown as Existing
const masks = new Map([['mobile', [3, 4] as const]])

test('the row that is kept says what cells say in part, to anyone who may change it', () => {
  expect(settledBy(kept(true), told, masks)).toMatchObject({
    values: { code: 'A', departmentId: 'one' },
    faults: {},
  })
})

test('a row out of reach says nothing, and the faults stay', () => {
  expect(settledBy(kept(false), told, masks)).toEqual(told)
})
