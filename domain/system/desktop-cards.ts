import { closed } from '#domain/kernel/dictionary.ts'

/** Closed: each is drawn by a file of workbench/home/cards. */
export const desktopCards = closed('system.desktop-card', '桌面卡片', {
  greeting: '问候与校历',
  figures: '学校概况',
  daily: '日常工作',
  code: '核验二维码',
  menus: '我的功能',
  apps: '我的应用',
  recent: '最近使用',
  todo: '我的待办',
  messages: '最新消息',
  notices: '通知公告',
  lessons: '今日课表',
  schedule: '我的日程',
})

export type DesktopCard = keyof typeof desktopCards.labels
