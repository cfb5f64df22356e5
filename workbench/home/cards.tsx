import type { ComponentType } from 'react'
import type { DesktopCard } from '#domain/system/desktop-cards.ts'
import { AppsCard } from './cards/apps.tsx'
import { CodeCard } from './cards/code.tsx'
import { DailyCard } from './cards/daily.tsx'
import { FiguresCard } from './cards/figures.tsx'
import { Greeting } from './cards/greeting.tsx'
import { LessonsCard } from './cards/lessons.tsx'
import { MenusCard } from './cards/menus.tsx'
import { MessagesCard } from './cards/messages.tsx'
import { NoticesCard } from './cards/notices.tsx'
import { RecentCard } from './cards/recent.tsx'
import { ScheduleCard } from './cards/schedule.tsx'
import { TodoCard } from './cards/todo.tsx'

/** What draws each card. They come with the desktop: ten small files would make it wait ten times. */
export const cards = {
  greeting: Greeting,
  figures: FiguresCard,
  daily: DailyCard,
  code: CodeCard,
  menus: MenusCard,
  apps: AppsCard,
  recent: RecentCard,
  todo: TodoCard,
  messages: MessagesCard,
  notices: NoticesCard,
  lessons: LessonsCard,
  schedule: ScheduleCard,
} as const satisfies Record<DesktopCard, ComponentType>
