import { defineRounds } from '#domain/kits/rounds/rounds.ts'

/** 教师信息核对: everybody on the staff looks over their record, corrects what they may, and confirms it. */
export const teacherInfoRounds = defineRounds({
  name: 'base.teacher-info',
  label: '教师信息核对',
  of: 'staff',
  path: '/personalcenter',
  finish: '确认信息无误',
})
