import { degree, education } from '#domain/dictionaries/national.ts'
import { post, teacherState, title } from '#domain/dictionaries/school.ts'
import { choice, date, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, email, mobile, phone } from '#domain/kits/common.ts'
import { identity, identityLinks, identityNames, identityRules } from '#domain/kits/person.ts'
import { teacherEducation } from './teacher-education.ts'

/** 教师: everybody on the staff, whether they teach or not. */
export const teacher = defineResource({
  name: 'base.teacher',
  label: '教师',
  title: 'name',
  tellsApart: 'staffNo',
  fields: {
    staffNo: code('工号'),
    ...identity,
    departmentId: reference('所属部门', 'base.department', { required: true }),
    post: choice('岗位类别', post, { required: true }),
    title: choice('职称', title),
    education: choice('学历', education),
    degree: choice('学位', degree),
    entryDate: date('入职日期'),
    teacherState: choice('在职状态', teacherState, { required: true, initial: '1' }),
    mobile: mobile('手机号'),
    email: email('电子邮箱'),
    phone: phone('办公电话'),
  },
  unique: [['staffNo']],
  indexes: [['idNo']],
  columns: ['staffNo', 'name', 'gender', 'departmentId', 'post', 'title', 'mobile', 'teacherState'],
  sort: 'staffNo',
  filters: ['staffNo', 'name', 'departmentId', 'gender', 'post', 'title', 'education', 'teacherState'],
  form: {
    身份信息: ['staffNo', ...identityNames],
    任职信息: ['departmentId', 'post', 'title', 'education', 'degree', 'entryDate', 'teacherState'],
    联系方式: ['mobile', 'phone', 'email'],
  },
  linked: identityLinks,
  lines: { education: { resource: teacherEducation, by: 'teacherId', most: 10 } },
  own: {
    write: ['mobile', 'phone', 'email'],
    review: [...identityNames, 'title', 'education', 'degree'],
    rounds: 'base.teacher-info',
  },
  grants: { department: { to: 'id', over: 'departmentId' } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'id', grant: 'self' },
  ],
  rules: identityRules,
  reported: true,
})
