import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { today } from '#domain/kits/college-clock.ts'
import type { CardAnswers, Desktop } from '#domain/system/desktops/calls.ts'
import { bringServices, keptServices } from '#workbench/portal/services.ts'
import {
  getApplied,
  getDesktop,
  getEvaluations,
  getFigures,
  getLessons,
  getNews,
  getSchedule,
  getTodos,
  getUserCollection,
  getUserUsedApp,
} from './calls.ts'
import { monthAround } from './day.ts'
import { openDesktop } from './open-desktop.ts'

/** Milliseconds for which a card shows what came with the desktop, and does not ask by itself. */
const fresh = 5_000

/** Every key begins with what is forgotten when it changes. The first time all cards are filled with it. */
export const desktopQuery = queryOptions({
  queryKey: ['desktop'],
  queryFn: async ({ client }): Promise<Desktop> => {
    if (client.getQueryData(['desktop'])) return getDesktop()
    const { desktop, answers } = await openDesktop()
    keep(client, answers)
    return desktop
  },
})
export const figuresQuery = queryOptions({ queryKey: ['figures'], queryFn: getFigures, staleTime: fresh })

export const servicesQuery = queryOptions({
  queryKey: ['services', 'all'],
  queryFn: bringServices,
  placeholderData: keptServices,
})
export const usedQuery = queryOptions({
  queryKey: ['services', 'used'],
  queryFn: getUserUsedApp,
  staleTime: fresh,
})
export const collectionQuery = queryOptions({
  queryKey: ['services', 'collected'],
  queryFn: getUserCollection,
  staleTime: fresh,
})

export const todosQuery = (state: 'open' | 'done') =>
  queryOptions({ queryKey: ['todos', state], queryFn: () => getTodos(state), staleTime: fresh })
export const lessonsQuery = (from: string, to = from) =>
  queryOptions({ queryKey: ['lessons', from, to], queryFn: () => getLessons(from, to), staleTime: fresh })
export const scheduleQuery = (from: string, to: string) =>
  queryOptions({ queryKey: ['schedule', from, to], queryFn: () => getSchedule(from, to), staleTime: fresh })
export const appliedQuery = queryOptions({ queryKey: ['applied'], queryFn: getApplied })
export const newsQuery = (of: 'notice' | 'message') =>
  queryOptions({ queryKey: [of, 'card'], queryFn: () => getNews(of), staleTime: fresh })

/** What the person thinks of services, by their codes. */
export const evaluationsQuery = queryOptions({ queryKey: ['evaluations'], queryFn: getEvaluations })

/** What is left out stays unknown. */
function keep(client: QueryClient, answers: CardAnswers) {
  const day = today()
  const { from, to } = monthAround(day)
  client.setQueryData(figuresQuery.queryKey, answers.figures)
  client.setQueryData(todosQuery('open').queryKey, answers.todo)
  client.setQueryData(newsQuery('message').queryKey, answers.messages)
  client.setQueryData(newsQuery('notice').queryKey, answers.notices)
  client.setQueryData(lessonsQuery(day).queryKey, answers.lessons)
  client.setQueryData(scheduleQuery(from, to).queryKey, answers.schedule)
  client.setQueryData(collectionQuery.queryKey, answers.apps)
  client.setQueryData(usedQuery.queryKey, answers.recent)
}
