import { expect, it } from 'vitest'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { matching, spelt } from './matching.ts'

const service = (name: string): Service => ({
  code: name,
  name,
  icon: '',
  category: '',
  openType: '0',
  path: '/',
  menuLink: '',
  collected: false,
  uses: 0,
  lastAt: null,
})
const services = ['请假审批', '学信网', '我的日程', 'Office 邮箱'].map(service)

it.each([
  ['qjsp', ['请假审批']],
  ['qingjia', ['请假审批']],
  ['信网', ['学信网']],
  ['OFFICE', ['Office 邮箱']],
  [' 我的 日程 ', ['我的日程']],
  ['xyz', []],
  ['', ['请假审批', '学信网', '我的日程', 'Office 邮箱']],
])('%s finds %j', async (search, found) => {
  expect(matching(await spelt(services), search).map(({ name }) => name)).toEqual(found)
})
