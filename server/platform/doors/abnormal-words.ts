import type { AbnormalKind } from '#domain/dormitory/abnormal-access.ts'

/** What is said of a finding. */
export const abnormalWords: Readonly<Record<AbnormalKind, string>> = {
  late: '在晚归时段进入楼栋',
  absent: '外出后整夜没有返回楼栋',
  unseen: '进入楼栋后长时间没有外出记录，请关心其安全',
  stranger: '未登记的卡片尝试通行',
  elsewhere: '在没有通行权限的楼栋刷卡',
  forced: '门被强行打开',
}
