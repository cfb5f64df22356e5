import { closed } from '#domain/kernel/dictionary.ts'
import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** Closed: each is drawn by a file of workbench/home/cards. */
export const desktopCards = closed('system.desktop-card', '桌面卡片', {
  greeting: '问候与校历',
  figures: '学校概况',
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

/** 个人桌面: the cards of one person, as JSON in the shape of `layoutSchema`; without a row, that of the role. */
export const desktop = defineTable({
  name: 'system.desktop',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    layout: longText('桌面布局', { required: true }),
  },
  unique: [['userId']],
})
