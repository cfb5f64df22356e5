import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, longText, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { arrearsStateOf } from './state.ts'

const arrearsStates = closed(
  'dormitory.arrears-state',
  '缴费情况',
  { owing: '未缴', part: '部分缴', paid: '已缴清' },
  { owing: 'danger', part: 'warning', paid: 'success' },
)

/** 欠费学生: what a student owes for their bed in a term. Half of the yearly fee of the room's level, unless it is told. */
export const arrears = defineResource({
  name: 'dormitory.arrears',
  label: '欠费学生',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    termId: reference('学期', 'base.school-calendar', { required: true }),
    due: money('应缴（元）', { max: 20_000, help: '留空按房间等级的住宿费计算，每学期一半' }),
    paid: money('已缴（元）', { system: true }),
    owed: money('欠费（元）', { system: true }),
    dueOn: date('缴费期限', { required: true }),
    state: choice('缴费情况', arrearsStates, { system: true }),
    receiptNo: text('最近票据号', { system: true, max: 40 }),
    urgedAt: moment('最近催缴', { system: true }),
    urges: integer('催缴次数', { system: true }),
    note: longText('备注', { max: 200 }),
    levelId: reference('房间等级', 'dormitory.room-level', { system: true }),
    bedId: reference('床位', 'dormitory.bed', { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    ...ofStudent,
  },
  unique: [['studentId', 'termId']],
  indexes: [['state', 'dueOn']],
  columns: ['studentId', 'classId', 'bedId', 'termId', 'due', 'owed', 'state', 'dueOn', 'urgedAt'],
  sort: ['-dueOn', 'studentId'],
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'buildingId', 'termId'] as const),
    ...(['state', 'dueOn', 'urgedAt'] as const),
  ],
  sums: ['due', 'paid', 'owed'],
  form: { 欠费: ['studentId', 'termId', 'due', 'dueOn', 'note'] },
  linked: {
    ...copiedOfStudent,
    bedId: { copies: { buildingId: 'buildingId' } },
  },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
  computed: { state: { from: ['due', 'paid'], is: arrearsStateOf } },
  actions: {
    pay: {
      label: '登记缴费',
      when: ({ state }) => state !== 'paid',
      asks: {
        amount: money('缴费金额（元）', { required: true, max: 20_000 }),
        receiptNo: text('票据号', { required: true, max: 40 }),
      },
    },
    urge: {
      label: '催缴',
      when: ({ state }) => state !== 'paid',
      confirm: '向学生本人发送催缴通知，24 小时内不重复。',
    },
  },
  audited: true,
})
