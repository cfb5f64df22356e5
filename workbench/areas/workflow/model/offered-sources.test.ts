import { expect, it } from 'vitest'
import { reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { offeredSources } from './offered-sources.ts'

const trip = defineResource({
  name: 'invented.trip',
  label: '外出',
  title: 'place',
  fields: {
    place: text('地点', { required: true }),
    tutorId: reference('带队教师', 'base.teacher'),
    guideId: reference('向导', 'system.user'),
    studentId: reference('学生', 'base.student'),
  },
  columns: ['place'],
  filters: [],
})
const roles = [
  { code: 'counsellor', name: '辅导员' },
  { code: 'labkeeper', name: '实验室管理员' },
]
const offered = (above: boolean) =>
  offeredSources({ resource: trip, roles, above, nameOf: (kind) => kind, t: (text) => text })

it('offers the roles of the college, and the users and teachers whom the form names', () => {
  const named = offered(false).filter(({ source }) => source.kind === 'role' || source.kind === 'field')
  expect(named).toEqual([
    { source: { kind: 'role', role: 'counsellor' }, label: '辅导员', group: '指定角色' },
    { source: { kind: 'role', role: 'labkeeper' }, label: '实验室管理员', group: '指定角色' },
    { source: { kind: 'field', field: 'tutorId' }, label: '带队教师', group: '表单中的人员' },
    { source: { kind: 'field', field: 'guideId' }, label: '向导', group: '表单中的人员' },
  ])
})

it('offers neither the sender nor those picked on the way to take what went past its time', () => {
  const kinds = (above: boolean) => offered(above).map(({ source }) => source.kind)
  expect(kinds(false).filter((kind) => !kinds(true).includes(kind))).toEqual([
    'starter',
    'picked-by-previous',
    'picked-by-starter',
  ])
})
