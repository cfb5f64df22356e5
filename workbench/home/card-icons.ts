import type { DesktopCard } from '#domain/system/desktop-cards.ts'

/** As of a menu. */
export const cardIcons = {
  greeting: 'house',
  figures: 'chart-column',
  daily: 'list-checks',
  code: 'badge-check',
  menus: 'layout-grid',
  apps: 'app-window',
  recent: 'clock',
  todo: 'clipboard-list',
  messages: 'message-square',
  notices: 'megaphone',
  lessons: 'book-open',
  schedule: 'calendar',
} as const satisfies Record<DesktopCard, string>
