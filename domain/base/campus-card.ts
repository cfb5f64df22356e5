import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const cardState = closed(
  'base.card-state',
  '校园卡状态',
  {
    valid: '正常',
    lost: '挂失',
    cancelled: '注销',
  },
  { valid: 'success', lost: 'warning' },
)

/** The bytes of a card as they are kept, `04A1B2C3`: with nothing between them, in capitals. */
export const normalCardNumber = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\s:-]/g, '')
    .toUpperCase()

/** 校园卡: the card that stands for a person at a reader. Cards are compared by their bytes, never by a printed decimal. */
export const campusCard = defineResource({
  name: 'base.campus-card',
  label: '校园卡',
  title: 'uid',
  fields: {
    /** The bytes of the chip in the order it sends them, as devices/card-number writes them. */
    uid: text('卡片编号', {
      required: true,
      max: 20,
      normal: normalCardNumber,
      pattern: /^([0-9A-F]{2}){3,10}$/,
      hint: '卡片编号应为 3 至 10 个字节的十六进制数',
    }),
    /** Of a 26-bit reader: a byte is missing, and another card may read the same. */
    weak: yesNo('编号不完整', { system: true, tone: 'warning' }),
    studentId: reference('学生', 'base.student'),
    teacherId: reference('教职工', 'base.teacher'),
    validUntil: date('有效期至'),
    state: choice('校园卡状态', cardState, { required: true, initial: 'valid' }),
  },
  unique: [['uid']],
  indexes: [['studentId'], ['teacherId']],
  columns: ['uid', 'studentId', 'teacherId', 'validUntil', 'state', 'weak'],
  sort: 'uid',
  filters: ['uid', 'studentId', 'teacherId', 'state'],
  rules: [
    {
      fields: ['studentId', 'teacherId'],
      message: '校园卡应属于一名学生或一名教职工',
      holds: ({ studentId, teacherId }) => (studentId === null) !== (teacherId === null),
    },
  ],
})
