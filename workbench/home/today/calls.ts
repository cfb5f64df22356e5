// Reading is quiet: the card or screen that asked shows what went wrong in its own place.

import type { Layout } from '#domain/system/desktop-layout.ts'
import type { scheduleKinds } from '#domain/system/schedule-event.ts'
import { http, removeByIds } from '#workbench/http/http.ts'
import { here, type Service } from '#workbench/portal/services.ts'

export interface Desktop {
  readonly cards: Layout
  /** False while it is that of the role. */
  readonly own: boolean
  /** That of the role. */
  readonly usual: Layout
}

export interface Todo {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly note: string | null
  readonly due: string | null
  readonly href: string | null
  readonly doneAt: string | null
}

export interface Lesson {
  readonly id: string
  readonly subject: string
  readonly teacher: string
  readonly className: string
  readonly venue: string | null
  readonly fromSection: number
  readonly toSection: number
  readonly startsAt: string | null
  readonly endsAt: string | null
}

export interface LessonDay {
  readonly date: string
  /** Nothing outside the terms. */
  readonly term: string | null
  readonly week: number | null
  readonly dayOfWeek: number
  readonly kind: string | null
  readonly dayOfWeekAs: string | null
  readonly note: string | null
  readonly lessons: readonly Lesson[]
}

/** Moments as `yyyy-MM-dd HH:mm:ss`, at the school. */
export interface Appointment {
  readonly id: string
  readonly revision: number
  readonly title: string
  readonly kind: keyof typeof scheduleKinds.labels
  readonly allDay: boolean
  readonly startsAt: string
  readonly endsAt: string
  readonly place: string | null
  readonly note: string | null
}

export interface Figures {
  readonly counts: readonly { readonly name: string; readonly label: string; readonly value: number }[]
  readonly departments: readonly { readonly name: string; readonly students: number }[]
}

export interface Applied {
  readonly id: string
  readonly service: string
  readonly title: string
  readonly appliedAt: string
  readonly state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
  readonly href: string
}

/** A line of the messages or notices: what a card shows of it. */
export interface News {
  readonly id: string
  readonly title: string
  readonly createdAt?: string
  readonly publishedAt?: string
  readonly readAt?: string | null
  readonly link?: string | null
}

const get = <Data>(path: string, query?: Readonly<Record<string, unknown>>) =>
  http<Data>(`base/${path}`, { quiet: true, ...(query && { query }) })
const post = <Data>(path: string, body: object) => http<Data>(`base/${path}`, { method: 'POST', body })

export const getDesktop = () => get<Desktop>('desktop/mine')
export const saveDesktop = (cards: Layout) => post<Desktop>('desktop/save', { cards })
export const resetDesktop = () => post<Desktop>('desktop/reset', {})
export const getFigures = () => get<Figures>('desktop/figures')

export const getUserUsedApp = () => get<readonly Service[]>('appName/getUserUsedApp', here())
export const getUserCollection = () =>
  get<readonly Service[]>('appName/getUserCollection', { isAll: 1, ...here() })
export const collect = (code: string, yes: boolean) => post('appName/collect', { code, yes })
export const arrange = (codes: readonly string[]) => post('appName/arrange', { codes })
/** Nobody waits for it, and nobody need know when it fails. */
export const noteUse = (code: string) =>
  http('base/appName/use', { method: 'POST', body: { code }, quiet: true }).catch(() => {})

export interface Evaluation {
  readonly code: string
  readonly stars: number
  readonly words: string | null
}
export const getEvaluations = () => get<readonly Evaluation[]>('serviceEvaluate/mine')
export const evaluate = (said: Evaluation) =>
  http('base/serviceEvaluate/submit', { method: 'POST', body: said, quiet: true })

export const getTodos = (state: 'open' | 'done') => get<readonly Todo[]>('todo/mine', { state })
export const addTodo = (todo: { readonly title: string; readonly due: string | null }) =>
  post('todo/add', todo)
export const tickTodo = (id: string, done: boolean) => post('todo/done', { id, done })
export const removeTodos = (ids: readonly string[]) => removeByIds('base/todo/remove', ids)

export const getLessons = (from: string, to: string) => get<readonly LessonDay[]>('lesson/mine', { from, to })

export const getSchedule = (from: string, to: string) =>
  get<readonly Appointment[]>('schedule/mine', { from, to })
export const addAppointment = (event: Omit<Appointment, 'id' | 'revision'>) =>
  post<Appointment>('schedule/add', event)
export const changeAppointment = (event: Partial<Appointment> & Pick<Appointment, 'id' | 'revision'>) =>
  post<Appointment>('schedule/update', event)
export const removeAppointment = (id: string) => removeByIds('base/schedule/remove', [id])

export const getApplied = () => get<readonly Applied[]>('service/applied')

interface Page {
  readonly records: readonly News[]
}
export const getNews = (of: 'notice' | 'message') => get<Page>(`${of}/mine`, { current: 1, size: 5 })
