import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { mobile } from '#domain/kits/common.ts'
import { personName } from '#domain/kits/person.ts'

export const userKinds = closed('system.user-kind', '人员类别', {
  student: '学生',
  teacher: '教职工',
  other: '其他人员',
})

/** 用户: an account, and whose it is. What it may do is said by its roles. */
export const user = defineResource({
  name: 'system.user',
  label: '用户',
  title: 'name',
  tellsApart: 'account',
  fields: {
    account: text('账号', {
      required: true,
      searchable: true,
      max: 64,
      normal: plainLine,
      pattern: /^[\w.@-]+$/,
      hint: '账号只能由字母、数字和 . @ - _ 组成',
      help: '新增后请用“重置密码”生成初始密码',
    }),
    name: personName('姓名', {
      required: true,
      searchable: true,
      spelt: true,
      quotes: ['base.student', 'base.teacher'],
    }),
    kind: choice('人员类别', userKinds, { required: true }),
    studentId: reference('学生', 'base.student'),
    teacherId: reference('教职工', 'base.teacher'),
    /** For anyone who is neither: a student's comes from the class, a teacher's from the teacher. */
    departmentId: reference('部门', 'base.department'),
    /** Opens the account once its owner has confirmed it. The number in the record of a student or teacher never does. */
    phone: mobile('手机号'),
    /** A code sent there has come back. */
    phoneVerified: yesNo('手机号已验证', { system: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
    /** Secret: argon2id over the lower-case md5 of the password. Never leaves the server. */
    passwordHash: text('密码摘要', { system: true, secret: true, max: 200 }),
    passwordLevel: integer('密码强度', { system: true, max: 2 }),
    /** Counts the changes of the password: a session begun under an earlier one is void. */
    passwordVersion: integer('密码版本', { system: true }),
    passwordChangedAt: moment('密码修改时间', { system: true }),
    /** The password was given to the person by somebody else, and is to be changed before anything. */
    mustChangePassword: yesNo('须修改密码', { system: true }),
    lastLoginAt: moment('最近登录时间', { system: true }),
  },
  unique: [['account'], ['studentId'], ['teacherId']],
  columns: ['account', 'name', 'kind', 'studentId', 'teacherId', 'departmentId', 'enabled', 'lastLoginAt'],
  sort: 'account',
  filters: ['kind', 'account', 'name', 'enabled', 'departmentId', 'lastLoginAt'],
  form: {
    基本信息: ['account', 'name', 'kind', 'studentId', 'teacherId', 'departmentId', 'phone', 'enabled'],
  },
  grants: { department: { to: 'id', over: 'departmentId', unless: 'teacherId' } },
  scope: [
    { field: 'id', grant: 'self' },
    { field: 'departmentId', grant: 'departments' },
  ],
  rules: [
    {
      fields: ['kind', 'studentId'],
      message: '学生用户应选择学生，其他用户不选',
      holds: ({ kind, studentId }) => (kind === 'student') === (studentId !== null),
    },
    {
      fields: ['kind', 'teacherId'],
      message: '教师用户应选择教职工，其他用户不选',
      holds: ({ kind, teacherId }) => (kind === 'teacher') === (teacherId !== null),
    },
  ],
  actions: {
    resetPassword: {
      label: '重置密码',
      proof: true,
      confirm: '将生成新的随机密码，原密码立即失效，已登录的设备全部退出；本人下次登录须先修改密码。',
    },
    authorise: { label: '角色与数据范围', open: { path: '/system/user-authorisation', by: 'userId' } },
    bindings: { label: '账号绑定', open: { path: '/system/user-binding', by: 'params.userId' } },
    unlock: { label: '解除锁定', confirm: '将清除该账号的登录失败记录，账号可立即重新登录。' },
    endSessions: {
      label: '强制下线',
      confirm: '该用户在所有设备上的登录将立即终止。',
      danger: true,
    },
    enable: { label: '启用账号', when: (row) => !row.enabled, set: { enabled: true } },
    disable: {
      label: '停用账号',
      when: (row) => row.enabled,
      set: { enabled: false },
      confirm: '停用后该账号不能登录，已登录的设备立即退出。数据保留，可随时重新启用。',
      danger: true,
    },
  },
  audited: true,
})
