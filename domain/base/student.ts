import { health, overseas, relation } from '#domain/dictionaries/national.ts'
import { attendMode, entryMode, studentState, studentType } from '#domain/dictionaries/student.ts'
import { choice, date, integer, photo, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, email, gradeYear, mobile } from '#domain/kits/common.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { identity, identityLinks, identityNames, identityRules, personName } from '#domain/kits/person.ts'
import { canton } from './canton.ts'
import { schoolClass } from './class.ts'
import { major } from './major.ts'
import { studentFamily } from './student-family.ts'

const yearOfMs = 365.25 * 24 * 3600_000

/** 学生: who is or was on the roll. Grade, major and department follow from the class. */
export const student = defineResource({
  name: 'base.student',
  label: '学生',
  title: 'name',
  tellsApart: 'studentNo',
  manyRows: true,
  fields: {
    studentNo: code('学号'),
    candidateNo: text('考生号', { max: 20, individual: true }),
    ...identity,
    photo: photo('证件照'),
    formerName: personName('曾用名'),
    nativePlaceId: reference('籍贯', 'base.canton'),
    overseas: choice('港澳台侨外', overseas),
    health: choice('健康状况', health),
    classId: reference('班级', 'base.class', { required: true }),
    grade: integer('年级', { system: true, ...gradeYear }),
    departmentId: reference('院系', 'base.department', { system: true }),
    majorId: reference('专业', 'base.major', { system: true }),
    /** Of the bed that they have, or that is kept for them. */
    buildingId: reference('住宿楼栋', 'base.building', { system: true }),
    studentType: choice('学生类别', studentType, { required: true, initial: '1' }),
    entryMode: choice('入学方式', entryMode),
    entryDate: date('入学日期', { required: true }),
    expectedGraduation: date('预计毕业日期'),
    /** In years, from entry to the expected graduation. */
    schoolingLength: integer('学制（年）', { system: true, max: 12 }),
    attendMode: choice('就读方式', attendMode, { required: true }),
    studentState: choice('学生状态', studentState, { required: true, initial: '01' }),
    mobile: mobile('手机号'),
    email: email('电子邮箱'),
    address: text('家庭住址', { max: 200 }),
    emergencyName: personName('紧急联系人'),
    emergencyRelation: choice('与本人关系', relation),
    emergencyPhone: mobile('紧急联系电话'),
  },
  /** Not the ID number: anyone who comes back for a second diploma is on the roll twice. */
  unique: [['studentNo']],
  indexes: [['idNo'], ['grade', 'studentNo'], ['buildingId']],
  through: { classId: schoolClass, majorId: major, nativePlaceId: canton, 'nativePlaceId.parentId': canton },
  called: { 'nativePlaceId.parentId': '生源城市', 'nativePlaceId.parentId.parentId': '生源省份' },
  columns: [
    'studentNo',
    'name',
    'gender',
    'grade',
    'departmentId',
    'majorId',
    'classId',
    'studentState',
    'mobile',
  ],
  sort: 'studentNo',
  filters: [
    'studentNo',
    'name',
    'grade',
    'departmentId',
    'majorId',
    'classId',
    'buildingId',
    'gender',
    'studentState',
    'studentType',
    'attendMode',
    'entryMode',
    'ethnic',
    'political',
    ...(['classId.campusId', 'majorId.trainLevel'] as const),
    ...(['nativePlaceId.parentId.parentId', 'nativePlaceId.parentId'] as const),
  ],
  form: {
    身份信息: ['studentNo', ...identityNames, 'formerName', 'nativePlaceId', 'overseas', 'health', 'photo'],
    学籍信息: [
      'classId',
      'studentState',
      'studentType',
      'attendMode',
      'entryMode',
      'entryDate',
      'expectedGraduation',
      'candidateNo',
    ],
    联系方式: ['mobile', 'email', 'address', 'emergencyName', 'emergencyRelation', 'emergencyPhone'],
  },
  linked: {
    ...identityLinks,
    classId: { copies: { grade: 'grade', departmentId: 'departmentId', majorId: 'majorId' } },
  },
  computed: {
    schoolingLength: {
      from: ['entryDate', 'expectedGraduation'],
      is: ({ entryDate, expectedGraduation }) =>
        entryDate && expectedGraduation && expectedGraduation > entryDate
          ? Math.min(Math.ceil((Date.parse(expectedGraduation) - Date.parse(entryDate)) / yearOfMs), 12)
          : null,
    },
  },
  requiredWhen: {
    emergencyRelation: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
    emergencyPhone: { from: ['emergencyName'], holds: ({ emergencyName }) => Boolean(emergencyName) },
  },
  lines: { family: { resource: studentFamily, by: 'studentId', most: 12 } },
  own: {
    write: ['mobile', 'email', 'address', 'emergencyName', 'emergencyRelation', 'emergencyPhone'],
    review: [...identityNames, 'formerName', 'nativePlaceId', 'health'],
    lines: ['family'],
    rounds: 'records.info',
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'id', grant: 'students' },
    { field: 'id', grant: 'self' },
  ],
  // A keeper names those who live in the house, and reads nothing else of them.
  lookUp: [{ field: 'buildingId', grant: 'buildings' }],
  rules: [...identityRules, oneAfterOther('entryDate', 'expectedGraduation', '预计毕业日期应晚于入学日期')],
  actions: {
    punishments: { label: '处分记录', open: { path: '/affairs/punishment', by: 'params.studentId' } },
    labels: { label: '标签记录', open: { path: '/records/label', by: 'params.studentId' } },
    putLabel: {
      label: '贴标签',
      asks: {
        labelId: reference('标签', 'records.label', { required: true }),
        since: date('开始日期', { help: '留空表示今天' }),
      },
    },
    takeLabel: {
      label: '摘标签',
      asks: { labelId: reference('标签', 'records.label', { required: true }) },
    },
  },
  asOf: { fields: ['classId', 'studentState'], since: 'entryDate' },
  reported: true,
})
