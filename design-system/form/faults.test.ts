import { expect, it } from 'vitest'
import { faultsOf } from './faults.ts'

it('finds the faults of fields, of rows and of fields that are called like a part of a fault', () => {
  expect(
    faultsOf({
      code: { type: 'required', message: '编号不能为空', ref: { name: 'code' } },
      contacts: [undefined, { phone: { type: 'pattern', message: '手机号有误' } }],
      device: { type: { type: 'required', message: '类型不能为空' } },
      floors: { type: 'min' },
      root: { serverError: { type: '500', message: '服务器忙' } },
    }),
  ).toEqual([
    { name: 'code', message: '编号不能为空' },
    { name: 'contacts.1.phone', message: '手机号有误' },
    { name: 'device.type', message: '类型不能为空' },
    { name: 'floors', message: '' },
  ])
})
