import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const said = sentencesOf([
  '请填写{{label}}',
  '{{label}}不能超过 {{count}} 个字',
  '{{label}}不能小于 {{count}}',
  '{{label}}应为日期，如 2026-09-01',
  '{{label}}“{{value}}”已存在',
  '{{label}}已存在',
  '{{what}}：{{why}}',
  '{{one}} / {{other}}',
])

it.each([
  ['请填写校区名称', '请填写{{label}}', { label: '校区名称' }],
  ['校区名称不能超过 100 个字', '{{label}}不能超过 {{count}} 个字', { label: '校区名称', count: '100' }],
  ['校区名称不能小于 -180', '{{label}}不能小于 {{count}}', { label: '校区名称', count: '-180' }],
  ['校区名称应为日期，如 2026-09-01', '{{label}}应为日期，如 2026-09-01', { label: '校区名称' }],
  ['校区名称“东校区”已存在', '{{label}}“{{value}}”已存在', { label: '校区名称', value: '东校区' }],
  ['校区：没有这个字段', '{{what}}：{{why}}', { what: '校区', why: '没有这个字段' }],
])('finds the pattern of %s', (sentence, key, values) => {
  expect(said(sentence)).toEqual({ key, values })
})

it.each(['东校区', 'a / b', `请填写${'校'.repeat(1_000)}`])('takes %s for nothing of ours', (text) => {
  expect(said(text)).toBeNull()
})
