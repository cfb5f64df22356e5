import { date, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'

/** 劳动教育: hours of labour that a student was to do, whether the student came, and the score. */
export const labour = defineResource({
  name: 'activity.labour',
  label: '劳动教育',
  title: 'item',
  tellsApart: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    item: text('劳动项目', { required: true, searchable: true }),
    place: text('劳动地点', { required: true }),
    heldOn: date('劳动日期', { required: true }),
    hours: integer('学时', { required: true, min: 1, max: 100 }),
    attended: yesNo('已参加', { required: true }),
    score: integer('劳动成绩', { max: 100 }),
    done: integer('完成学时', { system: true }),
  },
  unique: [['studentId', 'item', 'heldOn']],
  columns: [
    ...(['studentId', 'studentId.classId', 'item', 'place'] as const),
    ...(['heldOn', 'hours', 'attended', 'done', 'score'] as const),
  ],
  sort: ['-heldOn', 'studentId'],
  filters: [...byStudent, 'item', 'heldOn', 'attended', 'score'],
  sums: ['done'],
  computed: { done: { from: ['hours', 'attended'], is: ({ hours, attended }) => (attended ? hours : 0) } },
  ...aboutStudent,
})
