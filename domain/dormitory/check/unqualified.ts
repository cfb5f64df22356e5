import { choice, date, files, integer, longText, moment, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'
import { recheckFlow } from './recheck.ts'
import { findingSources, recheckStates } from './words.ts'

/** 不合格寝室: a room that failed a check, until it is checked again and found in order. Only checks make one. */
export const unqualified = defineResource({
  name: 'dormitory.unqualified',
  label: '不合格寝室',
  title: 'roomId',
  fields: {
    roomId: reference('房间', 'dormitory.room', { system: true }),
    source: choice('发现来源', findingSources, { system: true }),
    foundOn: date('发现日期', { system: true }),
    finding: longText('不合格情况', { system: true, max: 500 }),
    dueOn: date('复查期限', { system: true }),
    /** The end of that day. */
    dueAt: moment('复查截止时间', { system: true, technical: true }),
    state: choice('复查状态', recheckStates, { system: true }),
    fails: integer('复查不合格次数', { system: true, max: 1000 }),
    recheckedAt: moment('复查时间', { system: true }),
    recheckedBy: text('复查人', { system: true, max: 60 }),
    recheckNote: longText('复查情况', { system: true, max: 300 }),
    recheckPhotos: files('复查照片', { ...pictures, system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
  },
  unique: [['roomId', 'source', 'foundOn']],
  indexes: [['state', 'dueOn'], ['foundOn']],
  columns: ['roomId', 'state', 'dueOn', 'source', 'foundOn', 'buildingId', 'classId', 'fails', 'recheckedAt'],
  sort: '-foundOn',
  filters: ['state', 'roomId', 'buildingId', 'classId', 'source', 'foundOn', 'dueOn'],
  linked: { roomId: { copies: { buildingId: 'buildingId' } } },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'classId', grant: 'classes' },
  ],
  writes: [],
  audited: true,
  flow: recheckFlow,
})
