import { student } from '#domain/base/student.ts'
import { closed } from '#domain/kernel/dictionary.ts'
import { choice, choices, date, integer, longText, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { archiveLetter } from './archive-letter.ts'
import { archiveMaterials } from './archive-materials.ts'

const states = closed(
  'affairs.archive-state',
  '档案状态',
  { kept: '在库', lent: '借出', transferred: '转出', missing: '缺失' },
  { kept: 'success', lent: 'warning', transferred: 'neutral', missing: 'danger' },
)

const receiptStates = closed(
  'affairs.archive-receipt-state',
  '回执状态',
  { awaited: '待回执', returned: '已回执' },
  { awaited: 'warning', returned: 'success' },
)

const isTransferred = ({ state }: { readonly state: string | null }) => state === 'transferred'

const methods = closed('affairs.archive-method', '转递方式', { secret: '机要', ems: 'EMS' })

/** 学生档案: the paper file of a student, what is in it and where it is. */
export const archive = defineResource({
  name: 'affairs.archive',
  label: '学生档案',
  title: 'archiveNo',
  tellsApart: 'studentId',
  fields: {
    archiveNo: code('档案号'),
    studentId: reference('学生', 'base.student', { required: true }),
    materials: choices('档案材料', archiveMaterials, { required: true }),
    materialCount: integer('材料种数', { system: true }),
    place: text('存放位置', { required: true, max: 60, help: '如：档案室 3 排 2 柜' }),
    receivedOn: date('入库日期', { required: true }),
    note: longText('备注', { max: 500 }),
    state: choice('档案状态', states, { system: true }),
    borrower: personName('借阅人', { system: true }),
    purpose: text('借阅事由', { system: true, max: 100 }),
    lentOn: date('借出日期', { system: true }),
    dueOn: date('应还日期', { system: true }),
    receiver: text('接收单位', { system: true }),
    address: text('接收地址', { system: true, max: 200 }),
    method: choice('转递方式', methods, { system: true }),
    trackingNo: text('转递单号', { system: true, max: 40 }),
    sentOn: date('转出日期', { system: true }),
    missing: choices('转出时缺少的材料', archiveMaterials, { system: true }),
    missingReason: longText('缺材料转出原因', { system: true, max: 200 }),
    receiptOn: date('回执日期', { system: true }),
    receiptNote: text('回执说明', { system: true, max: 100 }),
    receiptState: choice('回执状态', receiptStates, { system: true }),
    ...ofStudent,
  },
  unique: [['archiveNo'], ['studentId']],
  through: { studentId: student },
  columns: [
    ...(['archiveNo', 'studentId', 'studentId.studentNo', 'classId', 'materialCount'] as const),
    ...(['place', 'state', 'borrower', 'dueOn'] as const),
  ],
  sort: 'archiveNo',
  filters: [
    ...(['archiveNo', 'studentId', 'studentId.studentNo', 'classId', 'departmentId'] as const),
    ...([
      'studentId.majorId',
      'studentId.grade',
      'studentId.expectedGraduation',
      'studentId.studentState',
    ] as const),
    ...(['materials', 'state', 'dueOn', 'sentOn', 'trackingNo', 'receiptState', 'receiptOn'] as const),
  ],
  linked: copiedOfStudent,
  computed: {
    materialCount: {
      from: ['materials'],
      is: ({ materials }) => (materials ? materials.split(',').length : 0),
    },
    receiptState: {
      from: ['state', 'receiptOn'],
      is: ({ state, receiptOn }) => (state !== 'transferred' ? null : receiptOn ? 'returned' : 'awaited'),
    },
  },
  scope: studentScope,
  stands: { while: isTransferred, message: '档案已经转出，不能修改或删除' },
  actions: {
    lend: {
      label: '办理借出',
      when: ({ state }) => state === 'kept',
      asks: {
        borrower: personName('借阅人', { required: true }),
        purpose: text('借阅事由', { required: true, max: 100 }),
        dueOn: date('应还日期', { required: true }),
      },
      keep: true,
      set: { state: 'lent' },
    },
    giveBack: {
      label: '办理归还',
      when: ({ state }) => state === 'lent',
      set: { state: 'kept', borrower: null, purpose: null, lentOn: null, dueOn: null },
    },
    transfer: {
      label: '办理转出',
      when: ({ state }) => state === 'kept',
      asks: {
        receiver: text('接收单位', { required: true }),
        address: text('接收地址', { required: true, max: 200 }),
        method: choice('转递方式', methods, { required: true }),
        trackingNo: text('转递单号', { required: true, max: 40, help: '同一批机要可以共用一个单号' }),
        sentOn: date('转出日期', { required: true }),
        missingReason: longText('缺材料转出原因', {
          max: 200,
          help: '档案缺少必备材料时填写；不填写则缺材料的档案不会转出',
        }),
      },
      keep: true,
      set: { state: 'transferred' },
    },
    receipt: {
      label: '登记回执',
      when: (row) => isTransferred(row) && row.receiptOn === null,
      asks: {
        receiptOn: date('回执日期', { required: true }),
        receiptNote: text('回执说明', { max: 100, help: '如：接收人和签收编号' }),
      },
      keep: true,
    },
    cancelTransfer: {
      label: '撤销转出',
      when: (row) => isTransferred(row) && row.receiptOn === null,
      asks: { cancelReason: longText('撤销原因', { required: true, max: 200 }) },
      confirm: '撤销后档案恢复在库，转递单随即作废。',
      set: {
        state: 'kept',
        ...{ receiver: null, address: null, method: null, trackingNo: null, sentOn: null },
        ...{ missing: null, missingReason: null },
      },
      danger: true,
    },
    letter: { label: '打印转递单', when: isTransferred, print: archiveLetter },
    lose: {
      label: '登记缺失',
      when: ({ state }) => state === 'kept' || state === 'lent',
      confirm: '请先核对库房和借阅登记。找到后可以恢复在库。',
      set: { state: 'missing' },
      danger: true,
    },
    find: {
      label: '恢复在库',
      when: ({ state }) => state === 'missing',
      set: { state: 'kept', borrower: null, purpose: null, lentOn: null, dueOn: null },
    },
  },
  audited: true,
  reported: true,
})
