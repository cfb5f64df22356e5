import { closed } from '#domain/kernel/dictionary.ts'

export const presortReasons = closed('dormitory.presort-reason', '预分依据', {
  promised: '预留床位',
  college: '学院专属房间',
  classmates: '同班同室',
  nearby: '同班相邻',
  free: '按房间顺序',
  byHand: '手工指定',
})

/** In the order in which the rules are asked: the first one that leaves no bed is told. */
export const presortLacks = closed('dormitory.presort-lack', '未预分原因', {
  roll: '不是在读学生',
  stay: '已有床位',
  campus: '本校区没有可用床位',
  gender: '没有住该性别学生的床位',
  college: '空床均归属其他学院',
  level: '没有所选等级的床位',
  full: '符合条件的床位已分完',
})

export type PresortReason = keyof typeof presortReasons.labels
export type PresortLack = keyof typeof presortLacks.labels
