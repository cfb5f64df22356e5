import { relation } from '#domain/dictionaries/national.ts'
import { closed, open } from '#domain/kernel/dictionary.ts'
import { choice, choices, date, files, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { mobile } from '#domain/kits/common.ts'
import { personName } from '#domain/kits/person.ts'
import { askedBack, requestFlow, requestStates } from '#domain/kits/request.ts'

/** Yuan that a student of a college may borrow for one year (财教〔2024〕188 号: 本专科 20 000). */
export const mostLent = 20_000

const kinds = closed('skills-loan.loan-kind', '贷款类型', {
  origin: '生源地信用助学贷款',
  campus: '校园地国家助学贷款',
})

const uses = open('skills-loan.loan-use', '贷款用途', { '1': '学费', '2': '住宿费', '3': '生活费' })

const states = requestStates('skills-loan.loan-state', '助学贷款状态', {
  approved: '审核通过',
  refused: '审核未通过',
})

const isOrigin = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: string | null }) => kind === 'origin',
} as const

/** What a loan of the student's home area has, and one of the campus has not. */
const ofOrigin = {
  receiptNo: isOrigin,
  borrower: isOrigin,
  borrowerRelation: isOrigin,
  borrowerPhone: isOrigin,
} as const

const releasedOn = date('放款日期', { required: true })
const released = money('放款金额（元）', { required: true, min: 1, max: mostLent })
const settledOn = date('结清日期', { required: true })

/** 助学贷款: what a student borrows for one school year, told to the college, which confirms it and notes the money. */
export const loan = defineResource({
  name: 'skills-loan.loan',
  label: '助学贷款',
  title: 'academicYear',
  tellsApart: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    academicYear: academicYear('贷款学年', { required: true }),
    kind: choice('贷款类型', kinds, { required: true, initial: 'origin' }),
    renewed: yesNo('续贷', { required: true, help: '以前学年已经办理过贷款' }),
    amount: money('贷款金额（元）', { required: true, min: 1000, max: mostLent }),
    uses: choices('贷款用途', uses, { required: true }),
    bank: text('经办银行', { required: true, max: 60 }),
    contractNo: text('合同编号', { required: true, searchable: true, max: 40, individual: true }),
    receiptNo: text('回执校验码', {
      ...({ max: 6, individual: true, pattern: /^[A-Z0-9]{6}$/ } as const),
      ...{ hint: '回执校验码应为 6 位大写字母或数字', help: '生源地贷款受理证明上的校验码' },
    }),
    borrower: personName('共同借款人', { help: '一般为父母' }),
    borrowerRelation: choice('与借款人关系', relation),
    borrowerPhone: mobile('共同借款人手机号'),
    proof: files('受理证明或合同', { most: 3 }),
    releasedOn: date('放款日期', { system: true }),
    released: money('放款金额（元）', { system: true }),
    settledOn: date('结清日期', { system: true }),
    state: choice('助学贷款状态', states, { system: true }),
  },
  unique: [['studentId', 'academicYear'], ['contractNo']],
  columns: [
    ...(['studentId', 'studentId.classId', 'academicYear', 'kind', 'amount'] as const),
    ...(['released', 'releasedOn', 'settledOn', 'state'] as const),
  ],
  sort: '-academicYear',
  filters: [...byStudent, 'academicYear', 'kind', 'renewed', 'bank', 'releasedOn', 'settledOn', 'state'],
  sums: ['amount', 'released'],
  form: {
    贷款: ['academicYear', 'kind', 'renewed', 'amount', 'uses', 'bank', 'contractNo', 'receiptNo', 'proof'],
    共同借款人: ['borrower', 'borrowerRelation', 'borrowerPhone'],
  },
  visibleWhen: ofOrigin,
  requiredWhen: ofOrigin,
  ...aboutStudent,
  audited: true,
  flow: requestFlow('loan', states, {
    acts: { withdraw: askedBack, approve: '审核通过', reject: '审核不通过' },
    student: 'studentId',
  }),
  actions: {
    release: {
      label: '登记放款',
      when: ({ state, releasedOn }) => state === 'approved' && releasedOn === null,
      asks: { releasedOn, released },
      keep: true,
    },
    settle: {
      label: '登记结清',
      when: ({ releasedOn, settledOn }) => releasedOn !== null && settledOn === null,
      asks: { settledOn },
      keep: true,
    },
  },
})
