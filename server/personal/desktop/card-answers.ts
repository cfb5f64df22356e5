import type { z } from 'zod'
import { collectionAsked, servicesAsked } from '#domain/system/apps/asked.ts'
import type { DesktopCard } from '#domain/system/desktop-cards.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import type { CardAnswers } from '#domain/system/desktops/calls.ts'
import type { desktopOpened } from '#domain/system/desktops/opened.ts'
import { messagesAsked } from '#domain/system/messages/asked.ts'
import { noticesAsked } from '#domain/system/notices/asked.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { userCollection, userUsedApp } from '#server/personal/apps/calls.ts'
import { mine as notices } from '#server/personal/notices/mine.ts'
import { mine as schedule } from '#server/personal/schedule/routes.ts'
import { mine as lessons } from '#server/personal/timetable/routes.ts'
import { mine as messages } from '#server/platform/messages/routes.ts'
import { figures } from './figures.ts'

type Asked = z.output<typeof desktopOpened>
type Answers = {
  readonly [Card in keyof CardAnswers]-?: (asked: Asked, call: PersonalCall) => Promise<CardAnswers[Card]>
}
type OpenTodos = (call: PersonalCall) => Promise<CardAnswers['todo']>

/** Lines of a card of news. */
const latest = { current: '1', size: '5' }

/** What each card shows, by the very function that answers the card's own call. */
const answersOf = (todos: OpenTodos): Answers => ({
  figures: (_, call) => figures(call),
  todo: (_, call) => todos(call),
  messages: (_, call) => messages(messagesAsked.parse(latest), call),
  notices: (_, call) => notices(noticesAsked.parse(latest), call),
  lessons: ({ day }, call) => lessons({ from: day, to: day }, call),
  schedule: ({ from, to }, call) => schedule({ from, to }, call),
  apps: ({ terminal }, call) => userCollection(collectionAsked.parse({ terminal, isAll: 1 }), call),
  recent: ({ terminal }, call) => userUsedApp(servicesAsked.parse({ terminal }), call),
})

/** The greeting tells of the day too. */
const alsoAsks: { readonly [Card in DesktopCard]?: keyof CardAnswers } = { greeting: 'lessons' }

/** The contents of the cards that stand on a desktop; one that fails is left out. */
export async function cardAnswers(todos: OpenTodos, layout: Layout, asked: Asked, call: PersonalCall) {
  const answers = answersOf(todos)
  const wanted = new Set(layout.map(({ card }) => alsoAsks[card] ?? card))
  const given = await Promise.allSettled(
    Object.entries(answers)
      .filter(([card]) => wanted.has(card as DesktopCard))
      .map(async ([card, answer]) => [card, await answer(asked, call)] as const),
  )
  return Object.fromEntries(
    given.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
  ) as CardAnswers
}
