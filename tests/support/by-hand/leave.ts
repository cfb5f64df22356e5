import { dayOf, different, type Hands, placed, rows, student, sum, within } from './hand.ts'

const taken = `state in ('approved', 'away', 'checking', 'overdue', 'closed', 'archived')`
const application = { table: 'leave_application', day: dayOf('starts_at'), ...placed }
const times = {
  请假人次: rows(taken),
  请假人数: different('student_id', taken),
  离开本市: rows(`${taken} and leaves_city`),
  缺课学时: sum('lessons', taken),
}
const counted = {
  ...application,
  figures: {
    ...times,
    请假天数: sum('days', taken),
    审批中: rows(`state = 'reviewing'`),
    '审批用时中位数（小时）': within(0.5, 'decided_in'),
    '九成审批用时（小时）': within(0.9, 'decided_in'),
    休假中: rows(`state = 'away'`),
    逾期未销假: rows(`state = 'overdue'`),
    逾期率: ['逾期未销假', '请假人次'],
  },
} as const

const leaves = `state = 'done' and going in ('home', 'internship', 'travel', 'other')`

export const leave: Hands = {
  'leave/stats-class': { ...counted, by: 'r.class_id', cut: 'classId' },
  'leave/stats-department': { ...counted, by: 'r.department_id', cut: 'departmentId' },
  'leave/stats-major': { ...counted, by: student('major_id'), cut: 'studentId.majorId' },
  'leave/stats-college': { ...counted, by: 'r.department_id', cut: 'departmentId' },
  'leave/analysis': {
    ...application,
    by: 'r.department_id',
    cut: 'departmentId',
    figures: {
      ...times,
      频繁请假人数: different('student_id', `${taken} and recent_times >= 3`),
      频繁请假占比: ['频繁请假人数', '请假人数'],
      已返校: rows('returned_late is not null'),
      按时返校: rows('not returned_late'),
      按时返校率: ['按时返校', '已返校'],
      旷课学时: sum('absent_lessons', taken),
    },
  },
  'leave/departures': {
    table: 'dormitory_whereabouts_turn',
    day: 'r.day',
    by: 'r.round_id',
    cut: 'roundId',
    ...placed,
    figures: {
      应登记人数: rows(),
      已登记人数: rows(`state = 'done'`),
      未登记人数: rows(`state = 'waiting'`),
      应离校人数: rows(leaves),
      已离校人数: rows(`${leaves} and departed`),
      留校人数: rows(`state = 'done' and going = 'campus'`),
      实习人数: rows(`state = 'done' and going = 'internship'`),
      登记率: ['已登记人数', '应登记人数'],
      离校率: ['已离校人数', '应离校人数'],
    },
  },
}
