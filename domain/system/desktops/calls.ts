import type { z } from 'zod'
import type { LessonDay } from '#domain/base/lessons/calls.ts'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { KnownService } from '#domain/system/apps/calls.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import type { Message } from '#domain/system/messages/calls.ts'
import type { OwnNotice } from '#domain/system/notices/calls.ts'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import type { desktopOpened } from './opened.ts'
import type { desktopSaved } from './saved.ts'

/** The person's own desktop, or that of the role. */
export interface Desktop {
  readonly cards: Layout
  /** False while it is that of the role. */
  readonly own: boolean
  /** That of the role. */
  readonly usual: Layout
}

export interface Figures {
  readonly counts: readonly { readonly name: string; readonly label: string; readonly value: number }[]
  readonly departments: readonly { readonly name: string; readonly students: number }[]
}

/** What the cards of a desktop show, by the card; each as its own call answers it. */
export interface CardAnswers {
  readonly figures?: Figures
  readonly todo?: readonly Todo[]
  readonly messages?: Page<Message>
  readonly notices?: Page<OwnNotice>
  readonly lessons?: readonly LessonDay[]
  readonly schedule?: readonly Appointment[]
  readonly apps?: readonly KnownService[]
  readonly recent?: readonly KnownService[]
}

export interface OpenedDesktop {
  readonly desktop: Desktop
  /** What stands on it. A card that could not be answered is left out: it asks by itself, and says why. */
  readonly answers: CardAnswers
}

export const desktopCalls = {
  open: defineCall<z.input<typeof desktopOpened>, OpenedDesktop>({
    method: 'GET',
    path: 'base/desktop/open',
    access: 'signed-in',
    title: '我的桌面与卡片内容',
  }),
  mine: defineCall<undefined, Desktop>({
    method: 'GET',
    path: 'base/desktop/mine',
    access: 'signed-in',
    title: '我的桌面',
  }),
  save: defineCall<z.input<typeof desktopSaved>, Desktop>({
    method: 'POST',
    path: 'base/desktop/save',
    access: 'signed-in',
    title: '保存桌面',
  }),
  reset: defineCall<undefined, Desktop>({
    method: 'POST',
    path: 'base/desktop/reset',
    access: 'signed-in',
    title: '恢复默认桌面',
  }),
  figures: defineCall<undefined, Figures>({
    method: 'GET',
    path: 'base/desktop/figures',
    access: 'signed-in',
    title: '桌面上的数字',
  }),
}
