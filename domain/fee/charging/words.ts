import { closed } from '#domain/kernel/dictionary.ts'

/** By what of the student the standard was found. */
export const chargingReasons = closed('fee.charging-reason', '收费依据', {
  everybody: '全校统一',
  majorId: '按专业',
  grade: '按年级',
  level: '按培养层次',
  studentType: '按学生类别',
  entryMode: '按入学方式',
  byHand: '手工指定',
})

export const chargingLacks = closed('fee.charging-lack', '未生成原因', {
  roll: '不是在读学生',
  standard: '没有适用的收费标准',
  charged: '已有相同应缴',
  differs: '已有应缴，金额与标准不同',
})

export type ChargingReason = keyof typeof chargingReasons.labels
export type ChargingLack = keyof typeof chargingLacks.labels
