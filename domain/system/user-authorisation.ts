import { integer, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/**
 * 用户授权: rows that an administrator opens to one person beyond what the roles and duties give. Each names
 * one department with those below it, one class, one grade (all its classes), or one building.
 */
export const userAuthorisation = defineTable({
  name: 'system.user-authorisation',
  label: '用户授权',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    departmentId: reference('部门', 'base.department'),
    classId: reference('班级', 'base.class'),
    grade: integer('年级', { max: 2100, year: true }),
    buildingId: reference('楼栋', 'base.building'),
  },
})
