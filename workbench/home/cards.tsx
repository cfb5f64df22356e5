import { type ComponentType, lazy } from 'react'
import type { DesktopCard } from '#domain/system/desktop.ts'

const card = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** What draws each card. They come one by one, so that a heavy one keeps no other waiting. */
export const cards = {
  greeting: card(() => import('./cards/greeting.tsx'), 'Greeting'),
  figures: card(() => import('./cards/figures.tsx'), 'FiguresCard'),
  menus: card(() => import('./cards/menus.tsx'), 'MenusCard'),
  apps: card(() => import('./cards/apps.tsx'), 'AppsCard'),
  recent: card(() => import('./cards/recent.tsx'), 'RecentCard'),
  todo: card(() => import('./cards/todo.tsx'), 'TodoCard'),
  messages: card(() => import('./cards/messages.tsx'), 'MessagesCard'),
  notices: card(() => import('./cards/notices.tsx'), 'NoticesCard'),
  lessons: card(() => import('./cards/lessons.tsx'), 'LessonsCard'),
  schedule: card(() => import('./cards/schedule.tsx'), 'ScheduleCard'),
} as const satisfies Record<DesktopCard, ComponentType>
