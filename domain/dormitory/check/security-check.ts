import { choice, choices, date, files, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { checkResults, hazards } from './words.ts'

/** 安全检查: what was found in a room that may harm those who live there. */
export const securityCheck = defineResource({
  name: 'dormitory.security-check',
  label: '安全检查',
  title: 'roomId',
  fields: {
    roomId: reference('房间', 'dormitory.room', { required: true }),
    day: date('检查日期', { required: true }),
    hazards: choices('安全隐患', hazards, { help: '没有发现隐患时不填' }),
    findings: longText('隐患情况', { max: 500 }),
    confiscated: text('暂扣物品', { max: 200, help: '如：电热锅 1 个，已开具暂扣单' }),
    photos: files('检查照片', pictures),
    result: choice('检查结果', checkResults, { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    checker: text('检查人', { system: true, max: 60 }),
  },
  unique: [['roomId', 'day']],
  indexes: [['day'], ['result', 'day']],
  columns: ['day', 'roomId', 'result', 'hazards', 'confiscated', 'buildingId', 'checker'],
  sort: '-day',
  filters: ['day', 'roomId', 'buildingId', 'hazards', 'result'],
  form: {
    检查: ['roomId', 'day', 'hazards'],
    处置: ['findings', 'confiscated', 'photos'],
  },
  visibleWhen: {
    confiscated: { from: ['hazards'], holds: ({ hazards }) => Boolean(hazards) },
  },
  requiredWhen: { findings: { from: ['hazards'], holds: ({ hazards }) => Boolean(hazards) } },
  computed: { result: { from: ['hazards'], is: ({ hazards }) => (hazards ? 'failed' : 'passed') } },
  linked: { roomId: { copies: { buildingId: 'buildingId' } } },
  scope: [{ field: 'buildingId', grant: 'buildings' }],
  audited: true,
})
