import { closed } from '#domain/kernel/dictionary.ts'

export const healthGrades = closed(
  'dormitory.health-grade',
  '卫生等级',
  { excellent: '优', good: '良', passed: '合格', failed: '不合格' },
  { excellent: 'success', good: 'info', passed: 'neutral', failed: 'danger' },
)

export type HealthGrade = keyof typeof healthGrades.labels

/** What a sheet gives points for, as people read it; the codes are `healthItems` of score.ts. */
export const healthItemWords = closed('dormitory.health-item', '评分项目', {
  ground: '地面',
  beds: '床铺',
  desks: '桌面',
  tidiness: '物品摆放',
  bathroom: '卫生间',
  balcony: '阳台',
})

/** So many pictures of a room are looked at together: each one costs. */
export const mostHealthPhotos = 4

/** States of `machines/flows/health-proposal.machine.ts`. */
export const healthProposalStates = closed(
  'dormitory.health-proposal-state',
  '建议状态',
  { proposed: '待确认', confirmed: '已确认', rejected: '未采用', lapsed: '已失效' },
  { proposed: 'warning', confirmed: 'success', rejected: 'neutral', lapsed: 'neutral' },
)

export const hazards = closed('dormitory.hazard', '安全隐患', {
  appliance: '大功率电器',
  wiring: '私拉电线',
  flame: '明火',
  blade: '管制刀具',
  alcohol: '烟酒',
  pet: '宠物',
  ebike: '电动车电池充电',
  passage: '通道堵塞',
})

export const checkResults = closed(
  'dormitory.check-result',
  '检查结果',
  { passed: '合格', failed: '不合格' },
  { passed: 'success', failed: 'danger' },
)

export const inspectionKinds = closed('dormitory.inspection-kind', '检查类型', {
  morning: '晨检',
  night: '晚查寝',
  spot: '抽查',
  joint: '联合检查',
  holiday: '节前检查',
})

export const violationKinds = closed('dormitory.violation-kind', '违纪类型', {
  appliance: '使用大功率电器',
  wiring: '私拉电线',
  flame: '使用明火',
  blade: '存放管制刀具',
  alcohol: '吸烟饮酒',
  pet: '饲养宠物',
  late: '晚归',
  absent: '夜不归宿',
  guest: '留宿他人',
  noise: '扰乱秩序',
  other: '其他违纪',
})

type ViolationKind = keyof typeof violationKinds.labels

/** What is taken off for each, until the keeper says otherwise. */
export const usualPoints: Readonly<Record<ViolationKind, number>> = {
  appliance: 5,
  wiring: 5,
  flame: 10,
  blade: 10,
  alcohol: 3,
  pet: 3,
  late: 2,
  absent: 5,
  guest: 8,
  noise: 2,
  other: 1,
}

export const violationStates = closed(
  'dormitory.violation-state',
  '违纪状态',
  { valid: '有效', revoked: '已撤销' },
  { valid: 'danger', revoked: 'neutral' },
)

/** Which kind of check found a room unqualified. */
export const findingSources = closed('dormitory.finding-source', '发现来源', {
  health: '卫生检查',
  safety: '安全检查',
  inspection: '宿舍检查',
})

export type FindingSource = keyof typeof findingSources.labels

/** States of `machines/flows/recheck.machine.ts`. */
export const recheckStates = closed(
  'dormitory.recheck-state',
  '复查状态',
  { open: '待复查', overdue: '逾期未复查', passed: '复查合格' },
  { open: 'warning', overdue: 'danger', passed: 'success' },
)
