import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { mobile } from '#domain/kits/common.ts'

export const userKinds = closed('system.user-kind', '人员类别', {
  student: '学生',
  teacher: '教职工',
  other: '其他人员',
})

/** 用户: an account, and whose it is. What it may do is said by its roles. */
export const user = defineTable({
  name: 'system.user',
  fields: {
    account: text('账号', { required: true, searchable: true, max: 64 }),
    name: text('姓名', { required: true, searchable: true }),
    kind: choice('人员类别', userKinds, { required: true }),
    studentId: reference('学生', 'base.student'),
    teacherId: reference('教职工', 'base.teacher'),
    /** For whoever is neither: a student's comes from the class, a teacher's from the teacher. */
    departmentId: reference('部门', 'base.department'),
    /** Left empty, that of the student or teacher counts. */
    phone: mobile('手机号'),
    /** A code sent there has come back. */
    phoneVerified: yesNo('手机号已验证', { system: true }),
    enabled: yesNo('启用', { required: true }),
    /** Secret: argon2id over the lower-case md5 of the password. Never leaves the server. */
    passwordHash: text('密码摘要', { system: true, max: 200 }),
    passwordLevel: integer('密码强度', { system: true, max: 2 }),
    /** Counts the changes of the password: a session begun under an earlier one is void. */
    passwordVersion: integer('密码版本', { system: true }),
    passwordChangedAt: moment('密码修改时间', { system: true }),
    /** The password was given to the person by somebody else, and is to be changed before anything. */
    mustChangePassword: yesNo('须修改密码', { system: true }),
    lastLoginAt: moment('最近登录时间', { system: true }),
  },
  unique: [['account'], ['studentId'], ['teacherId']],
})
