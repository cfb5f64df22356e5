import type { NavItem } from '#design-system/sidebar/nav-item.ts'
import { menus } from './samples.ts'

/** Areas of a whole college: more than a line on top can hold. */
const others = [
  ['student', '学工管理', 'users'],
  ['leave', '请假离返校', 'door-open'],
  ['welcome', '迎新', 'megaphone'],
  ['fees', '收费', 'wallet'],
  ['teach', '教务教学', 'book-open'],
  ['exam', '考试与题库', 'clipboard-list'],
  ['aid', '资助与评优', 'award'],
  ['health', '心理健康', 'heart-pulse'],
  ['repair', '报修', 'wrench'],
  ['card', '校园卡', 'id-card'],
] as const

export const areas: readonly NavItem[] = [
  ...menus,
  ...others.map(([id, title, icon]) => ({
    id,
    title,
    icon,
    href: `/${id}`,
    children: [{ id: `${id}/list`, title: `${title}一览`, href: `/${id}/list` }],
  })),
]

export const openTabs = [
  { id: 'home', title: '个人桌面', pinned: true, closable: false },
  { id: 'base/building', title: '楼栋管理', pinned: true },
  { id: 'base/student', title: '学生信息' },
  { id: 'base/teacher', title: '教职工信息', dirty: true },
  { id: 'dormitory/room', title: '房间管理' },
]
