import type { Appointment } from '#domain/system/schedule/calls.ts'

/** An appointment while it is written; moments as the picker has them, `2026-12-01 18:00`. */
export interface Draft {
  readonly title: string
  readonly kind: Appointment['kind']
  readonly allDay: boolean
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly place: string
  readonly note: string
}

/** The one that is changed, or a new one on this day from eight to nine. */
export const draftOf = (appointment: Appointment | undefined, day: string): Draft =>
  appointment
    ? {
        title: appointment.title,
        kind: appointment.kind,
        allDay: appointment.allDay,
        startsAt: appointment.startsAt.slice(0, 16),
        endsAt: appointment.endsAt.slice(0, 16),
        place: appointment.place ?? '',
        note: appointment.note ?? '',
      }
    : {
        title: '',
        kind: 'work',
        allDay: false,
        startsAt: `${day} 08:00`,
        endsAt: `${day} 09:00`,
        place: '',
        note: '',
      }

/** What is wrong with it, field by field. */
export function faultsOf({ title, startsAt, endsAt }: Draft): readonly (readonly [keyof Draft, string])[] {
  return [
    ...(title.trim() ? [] : [['title', '请填写日程标题'] as const]),
    ...(startsAt ? [] : [['startsAt', '请填写开始时间'] as const]),
    ...(endsAt ? [] : [['endsAt', '请填写结束时间'] as const]),
    ...(startsAt && endsAt && endsAt < startsAt ? [['endsAt', '结束时间不能早于开始时间'] as const] : []),
  ]
}

/** As the server keeps it; what lasts all day, from its first minute to its last. */
export function writtenOf({ title, kind, allDay, startsAt, endsAt, place, note }: Draft) {
  const from = startsAt ?? ''
  const to = endsAt ?? ''
  return {
    title: title.trim(),
    kind,
    allDay,
    startsAt: allDay ? `${from.slice(0, 10)} 00:00:00` : `${from.slice(0, 16)}:00`,
    endsAt: allDay ? `${to.slice(0, 10)} 23:59:00` : `${to.slice(0, 16)}:00`,
    place: place.trim() || null,
    note: note.trim() || null,
  }
}
