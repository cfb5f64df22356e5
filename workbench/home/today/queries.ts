import { queryOptions } from '@tanstack/react-query'
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

/** Every key begins with what is forgotten when it changes. */
export const desktopQuery = queryOptions({ queryKey: ['desktop'], queryFn: getDesktop })
export const figuresQuery = queryOptions({ queryKey: ['figures'], queryFn: getFigures })

export const servicesQuery = queryOptions({
  queryKey: ['services', 'all'],
  queryFn: bringServices,
  placeholderData: keptServices,
})
export const usedQuery = queryOptions({ queryKey: ['services', 'used'], queryFn: getUserUsedApp })
export const collectionQuery = queryOptions({
  queryKey: ['services', 'collected'],
  queryFn: getUserCollection,
})

export const todosQuery = (state: 'open' | 'done') =>
  queryOptions({ queryKey: ['todos', state], queryFn: () => getTodos(state) })
export const lessonsQuery = (from: string, to = from) =>
  queryOptions({ queryKey: ['lessons', from, to], queryFn: () => getLessons(from, to) })
export const scheduleQuery = (from: string, to: string) =>
  queryOptions({ queryKey: ['schedule', from, to], queryFn: () => getSchedule(from, to) })
export const appliedQuery = queryOptions({ queryKey: ['applied'], queryFn: getApplied })
export const newsQuery = (of: 'notice' | 'message') =>
  queryOptions({ queryKey: [of, 'card'], queryFn: () => getNews(of) })

/** What the person thinks of services, by their codes. */
export const evaluationsQuery = queryOptions({ queryKey: ['evaluations'], queryFn: getEvaluations })
