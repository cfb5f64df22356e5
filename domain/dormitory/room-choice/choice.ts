import { closed } from '#domain/kernel/dictionary.ts'
import { choice, moment, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent } from '#domain/kits/about-student.ts'

const choiceStates = closed(
  'dormitory.room-choice-state',
  '选房状态',
  { held: '待确认', kept: '已选定' },
  { held: 'warning', kept: 'success' },
)

/** 新生选房: the bed that a student has chosen. Held until `heldUntil`; confirmed before, it is a stay. */
export const roomChoice = defineResource({
  name: 'dormitory.room-choice',
  label: '新生选房',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    quotaId: reference('选房配额', 'dormitory.room-choice-quota', { system: true }),
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    state: choice('选房状态', choiceStates, { system: true }),
    heldUntil: moment('保留至', { system: true }),
    keptAt: moment('选定时间', { system: true }),
  },
  // Kept ones are the record of who chose what: the student may leave, and the bed be chosen again.
  uniqueWhile: { empty: 'keptAt', groups: [['studentId'], ['bedId']] },
  indexes: [
    ['quotaId', 'state'],
    ['studentId', 'state'],
  ],
  columns: ['studentId', 'quotaId', 'bedId', 'state', 'heldUntil', 'keptAt'],
  sort: '-keptAt',
  filters: ['studentId', 'quotaId', 'bedId', 'state', 'keptAt'],
  scope: aboutStudent.scope,
  writes: [],
  permissions: { choose: '选房' },
})
