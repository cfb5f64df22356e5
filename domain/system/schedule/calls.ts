import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { idsSent } from '#domain/kernel/ids-sent.ts'
import type { daysAsked } from '#domain/kits/days-asked.ts'
import type { scheduleKinds } from '#domain/system/schedule-event.ts'
import type { ChangedAppointment, NewAppointment } from './asked.ts'

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

export const scheduleCalls = {
  /** What touches these days, the earliest first. */
  mine: defineCall<z.input<typeof daysAsked>, readonly Appointment[]>({
    method: 'GET',
    path: 'base/schedule/mine',
    access: 'signed-in',
    title: '我的日程',
    reply: 'list',
  }),
  add: defineCall<NewAppointment, Appointment>({
    method: 'POST',
    path: 'base/schedule/add',
    access: 'signed-in',
    title: '新增日程',
  }),
  /** Refused when it was changed since: in another tab. */
  update: defineCall<ChangedAppointment, Appointment>({
    method: 'POST',
    path: 'base/schedule/update',
    access: 'signed-in',
    title: '修改日程',
  }),
  /** All of them or none. */
  remove: defineCall<z.input<typeof idsSent>, void>({
    method: 'POST',
    path: 'base/schedule/remove',
    access: 'signed-in',
    encoding: 'form',
    title: '删除日程',
    reply: 'nothing',
  }),
}
