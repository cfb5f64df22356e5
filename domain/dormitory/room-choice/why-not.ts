import type { PlacingRule } from '../placing/rules.ts'

/** Why a student cannot choose a bed, by the rule that forbids it: beside the number of the bed, and naming nobody. */
export const whyNot: Readonly<Record<PlacingRule, string>> = {
  dates: '您的迁出日期晚于今天',
  roll: '您不是在读学生',
  stay: '您已有床位',
  building: '该楼未启用',
  room: '房间未启用',
  mark: '未开放选择',
  occupied: '已有人入住',
  promised: '已预分配给其他同学',
  gender: '不接收您所属性别的学生',
  college: '归属其他学院',
  capacity: '房间已住满',
}
