// Reading is quiet: the card or screen that asked shows what went wrong in its own place.

import { lessonCalls } from '#domain/base/lessons/calls.ts'
import { appliedCalls } from '#domain/system/applied/calls.ts'
import { appCalls } from '#domain/system/apps/calls.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { desktopCalls } from '#domain/system/desktops/calls.ts'
import { messageCalls } from '#domain/system/messages/calls.ts'
import { noticeCalls } from '#domain/system/notices/calls.ts'
import type { ChangedAppointment, NewAppointment } from '#domain/system/schedule/asked.ts'
import { scheduleCalls } from '#domain/system/schedule/calls.ts'
import { type Evaluation, evaluationCalls } from '#domain/system/service-evaluations/calls.ts'
import { todoCalls } from '#domain/system/todos/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { here } from '#workbench/portal/services.ts'

const quiet = { quiet: true }

export const getDesktop = () => ask(desktopCalls.mine, undefined, quiet)
export const saveDesktop = (cards: Layout) => ask(desktopCalls.save, { cards })
export const resetDesktop = () => ask(desktopCalls.reset)
export const getFigures = () => ask(desktopCalls.figures, undefined, quiet)

export const getUserUsedApp = () => ask(appCalls.used, here(), quiet)
export const getUserCollection = () => ask(appCalls.collected, { isAll: 1, ...here() }, quiet)
export const collect = (code: string, yes: boolean) => ask(appCalls.collect, { code, yes })
export const arrange = (codes: readonly string[]) => ask(appCalls.arrange, { codes })
/** Nobody waits for it, and nobody need know when it fails. */
export const noteUse = (code: string) => ask(appCalls.use, { code }, quiet).catch(() => {})

export const getEvaluations = () => ask(evaluationCalls.mine, undefined, quiet)
export const evaluate = (said: Evaluation) => ask(evaluationCalls.submit, said, quiet)

export const getTodos = (state: 'open' | 'done') => ask(todoCalls.mine, { state }, quiet)
export const addTodo = (todo: { readonly title: string; readonly due: string | null }) =>
  ask(todoCalls.add, todo)
export const tickTodo = (id: string, done: boolean) => ask(todoCalls.tick, { id, done })
export const removeTodos = (ids: readonly string[]) => ask(todoCalls.remove, { ids: ids.join(',') })

export const getLessons = (from: string, to: string) => ask(lessonCalls.mine, { from, to }, quiet)

export const getSchedule = (from: string, to: string) => ask(scheduleCalls.mine, { from, to }, quiet)
export const addAppointment = (event: NewAppointment) => ask(scheduleCalls.add, event)
export const changeAppointment = (event: ChangedAppointment) => ask(scheduleCalls.update, event)
export const removeAppointment = (id: string) => ask(scheduleCalls.remove, { ids: id })

export const getApplied = () => ask(appliedCalls.mine, {}, quiet)

/** A line of the messages or notices: what a card shows of it. */
interface News {
  readonly id: string
  readonly title: string
  readonly createdAt?: string
  readonly publishedAt?: string
  readonly mustRead?: boolean
  readonly readAt?: string | null
  readonly link?: string | null
}

const first = { current: 1, size: 5 }

export const getNews = (of: 'notice' | 'message'): Promise<{ readonly records: readonly News[] }> =>
  of === 'notice' ? ask(noticeCalls.mine, first, quiet) : ask(messageCalls.mine, first, quiet)
