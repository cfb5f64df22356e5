import { choice, date, files, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { checkResults, inspectionKinds } from './words.ts'

/** 宿舍检查: a round through a house, or a look into one of its rooms. */
export const inspection = defineResource({
  name: 'dormitory.inspection',
  label: '宿舍检查',
  title: 'kind',
  fields: {
    kind: choice('检查类型', inspectionKinds, { required: true, initial: 'spot' }),
    day: date('检查日期', { required: true }),
    buildingId: reference('楼栋', 'base.building', { required: true }),
    roomId: reference('房间', 'dormitory.room', { help: '检查整栋楼时留空' }),
    present: integer('在寝人数', { max: 5000 }),
    absent: integer('不在人数', { max: 5000 }),
    result: choice('检查结果', checkResults, { required: true, initial: 'passed' }),
    findings: longText('检查情况', { max: 500 }),
    photos: files('检查照片', pictures),
    checker: text('检查人', { system: true, max: 60 }),
  },
  indexes: [['day'], ['buildingId', 'day']],
  columns: ['day', 'kind', 'buildingId', 'roomId', 'result', 'present', 'absent', 'checker'],
  sort: '-day',
  filters: ['day', 'kind', 'buildingId', 'roomId', 'result'],
  form: {
    检查: ['kind', 'day', 'buildingId', 'roomId'],
    结果: ['present', 'absent', 'result', 'findings', 'photos'],
  },
  requiredWhen: { findings: { from: ['result'], holds: ({ result }) => result === 'failed' } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  audited: true,
})
