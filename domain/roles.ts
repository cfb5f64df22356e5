import { closed } from '#domain/kernel/dictionary.ts'
import type { Grant } from '#domain/kernel/grant.ts'

/** The kinds of people the product knows (specification, section 6). */
export const roles = closed('system.role', '角色', {
  admin: '系统管理员',
  leader: '校领导',
  department: '院系管理员',
  counsellor: '辅导员',
  teacher: '教师',
  student: '学生',
  newstudent: '新生',
  dormmaster: '宿管员',
  dispatcher: '维修派单员',
  repairer: '维修工',
  verifier: '核验员',
  employer: '用人单位',
  psychologist: '心理教师',
})

export type RoleCode = keyof typeof roles.labels

/** What a role looks over in a new college; an administrator may widen or narrow it. */
export const roleGrants = {
  admin: ['all'],
  leader: ['all'],
  department: ['departments', 'self'],
  counsellor: ['classes', 'self'],
  teacher: ['classes', 'students', 'self'],
  student: ['self'],
  newstudent: ['self'],
  dormmaster: ['buildings', 'self'],
  dispatcher: ['buildings'],
  repairer: ['self', 'assigned'],
  verifier: ['all'],
  employer: ['self'],
  psychologist: ['all'],
} as const satisfies Record<RoleCode, readonly Grant[]>
