import { closed, open } from '#domain/kernel/dictionary.ts'
import {
  choice,
  date,
  files,
  integer,
  longText,
  reference,
  references,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { pictures } from '#domain/kits/common.ts'

const kinds = open('affairs.class-log-kind', '日志类型', {
  '01': '谈心谈话',
  '02': '走访宿舍',
  '03': '进课堂',
  '04': '班会',
  '05': '家访',
  '06': '突发事件',
  '07': '会议',
  '08': '培训',
  '09': '就业指导',
  '10': '心理关怀',
})

const states = closed(
  'affairs.class-log-state',
  '跟进状态',
  { none: '无需跟进', open: '待跟进', done: '已跟进' },
  { none: 'neutral', open: 'warning', done: 'success' },
)

/** 班级日志: what a counsellor did for a class on a day, and what is still to be done. */
export const classLog = defineResource({
  name: 'affairs.class-log',
  label: '班级日志',
  title: 'topic',
  manyRows: true,
  fields: {
    day: date('日志日期', { required: true }),
    classId: reference('班级', 'base.class', { required: true }),
    kind: choice('日志类型', kinds, { required: true }),
    topic: text('主题', { required: true, searchable: true }),
    content: longText('工作内容', { required: true, max: 4000 }),
    expected: integer('应到人数', { max: 500 }),
    present: integer('实到人数', { max: 500 }),
    studentIds: references('涉及学生', 'base.student', { most: 50 }),
    photos: files('现场照片', pictures),
    followUp: yesNo('需要跟进', { required: true }),
    plan: longText('跟进计划', { max: 1000 }),
    result: longText('跟进结果', { system: true, max: 1000 }),
    state: choice('跟进状态', states, { system: true }),
    teacherId: reference('记录人', 'base.teacher', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
  },
  indexes: [['classId', 'day']],
  columns: ['day', 'classId', 'kind', 'topic', 'expected', 'present', 'teacherId', 'state'],
  sort: '-day',
  filters: ['day', 'classId', 'departmentId', 'kind', 'topic', 'teacherId', 'state'],
  form: {
    日志: ['day', 'classId', 'kind', 'topic', 'content', 'photos'],
    到场情况: ['expected', 'present', 'studentIds'],
    跟进: ['followUp', 'plan'],
  },
  visibleWhen: { plan: { from: ['followUp'], holds: ({ followUp }) => followUp === true } },
  requiredWhen: { plan: { from: ['followUp'], holds: ({ followUp }) => followUp === true } },
  linked: { classId: { copies: { departmentId: 'departmentId' } } },
  computed: {
    state: {
      from: ['followUp', 'result'],
      is: ({ followUp, result }) => (!followUp ? 'none' : result ? 'done' : 'open'),
    },
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  rules: [
    {
      fields: ['expected', 'present'],
      message: '实到人数不能多于应到人数',
      holds: ({ expected, present }) => expected === null || present === null || present <= expected,
    },
  ],
  actions: {
    follow: {
      label: '登记跟进',
      when: ({ state }) => state === 'open',
      asks: { result: longText('跟进结果', { required: true, max: 1000 }) },
      keep: true,
    },
  },
})
