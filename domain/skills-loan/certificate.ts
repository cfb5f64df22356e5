import { closed, open } from '#domain/kernel/dictionary.ts'
import { choice, date, decimal, files, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { askedBack, requestFlow, requestStates } from '#domain/kits/request.ts'

const kinds = open('skills-loan.certificate-kind', '证书类别', {
  '1': '职业技能等级证书',
  '2': '1+X 证书',
  '3': '职业资格证书',
  '4': '计算机等级证书',
  '5': '外语等级证书',
  '6': '其他证书',
})

/** The five levels of skilled workers (人社部 职业技能等级制度), and the three of 1+X. */
const levels = open('skills-loan.certificate-level', '证书等级', {
  '1': '一级（高级技师）',
  '2': '二级（技师）',
  '3': '三级（高级工）',
  '4': '四级（中级工）',
  '5': '五级（初级工）',
  '6': '高级',
  '7': '中级',
  '8': '初级',
  '9': '不分等级',
})

const recognitions = closed('skills-loan.recognition', '学分认定', {
  none: '不申请',
  course: '免修课程',
  credits: '认定学分',
})

const states = requestStates('skills-loan.certificate-state', '证书审核状态', {
  approved: '已认定',
  refused: '未认定',
})

const isAsked = {
  from: ['recognition'],
  holds: ({ recognition }: { readonly recognition: string | null }) =>
    recognition === 'course' || recognition === 'credits',
} as const
const isCourse = {
  from: ['recognition'],
  holds: ({ recognition }: { readonly recognition: string | null }) => recognition === 'course',
} as const

/** 技能证书: a certificate that a student has earned, shown to the college, and what it counts for there. */
export const certificate = defineResource({
  name: 'skills-loan.certificate',
  label: '技能证书',
  title: 'name',
  tellsApart: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    name: text('证书名称', { required: true, searchable: true, max: 80 }),
    kind: choice('证书类别', kinds, { required: true }),
    level: choice('证书等级', levels, { required: true }),
    certificateNo: text('证书编号', { required: true, searchable: true, max: 40, individual: true }),
    issuer: text('发证机构', { required: true, max: 80 }),
    issuedOn: date('发证日期', { required: true }),
    validUntil: date('有效期至', { help: '长期有效的不填' }),
    scan: files('证书扫描件', { most: 3 }),
    recognition: choice('学分认定', recognitions, { required: true, initial: 'none' }),
    subjectId: reference('免修课程', 'base.subject', { help: '证书内容覆盖的课程' }),
    credits: decimal('认定学分', { min: 0.5, max: 10, help: '教务审核时可以调整' }),
    state: choice('证书审核状态', states, { system: true }),
  },
  unique: [['issuer', 'certificateNo']],
  columns: [
    ...(['studentId', 'studentId.classId', 'name', 'kind', 'level'] as const),
    ...(['issuedOn', 'credits', 'state'] as const),
  ],
  sort: '-issuedOn',
  filters: [...byStudent, 'name', 'kind', 'level', 'issuedOn', 'validUntil', 'recognition', 'state'],
  form: {
    证书: ['name', 'kind', 'level', 'certificateNo', 'issuer', 'issuedOn', 'validUntil', 'scan'],
    认定: ['recognition', 'subjectId', 'credits'],
  },
  visibleWhen: { subjectId: isCourse, credits: isAsked },
  requiredWhen: { subjectId: isCourse, credits: isAsked },
  ...aboutStudent,
  rules: [oneAfterOther('issuedOn', 'validUntil', '有效期应晚于发证日期')],
  audited: true,
  flow: requestFlow('certificate', states, {
    acts: { withdraw: askedBack, approve: '认定', reject: '不予认定' },
    student: 'studentId',
  }),
})
