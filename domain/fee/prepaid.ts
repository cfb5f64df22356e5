import { money, reference } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

/** 预缴费: what a student has paid beforehand and not used up yet; the ledger moves it. */
export const prepaid = defineResource({
  name: 'fee.prepaid',
  label: '预缴费',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    received: money('累计预缴（元）', { system: true }),
    used: money('已抵扣（元）', { system: true }),
    refunded: money('已退还（元）', { system: true }),
    balance: money('余额（元）', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
  },
  unique: [['studentId']],
  columns: ['studentId', 'classId', 'received', 'used', 'refunded', 'balance'],
  sort: 'studentId',
  filters: ['studentId', 'classId', 'departmentId', 'balance'],
  linked: { studentId: { copies: { classId: 'classId', departmentId: 'departmentId' } } },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'studentId', grant: 'self' },
  ],
  writes: [],
  audited: true,
})
