import { expect, it } from 'vitest'
import { messageKey } from './use-say.ts'

it.each([
  ['请填写校区名称', { key: '请填写{{label}}' }],
  ['校区名称不能超过 100 个字', { key: '{{label}}不能超过 {{count}} 个字', count: 100 }],
  ['校区名称不能小于 -180', { key: '{{label}}不能小于 {{count}}', count: -180 }],
  ['校区名称应为日期，如 2026-09-01', { key: '{{label}}应为日期，如 2026-09-01' }],
  ['校区名称“东校区”已存在', { key: '{{label}}“{{value}}”已存在', value: '东校区' }],
])('finds the entry of the catalogue for %s', (message, entry) => {
  expect(messageKey('校区名称', message)).toEqual(entry)
})
