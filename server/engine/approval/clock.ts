import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import {
  type Counted,
  type CountedDays,
  type SchoolHours,
  workingDaysBetween,
  workingDaysCounted,
  workingHoursAfter,
  workingHoursBetween,
} from '#domain/kits/school-hours.ts'
import { byDate } from '#domain/rules/working-days.ts'
import { approvalSetting } from '#domain/workflow/setting.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** Counts by the college's calendar. */
export interface Clock {
  /** The moment so many working hours later. */
  readonly hours: (from: string, hours: number) => string
  /** The end of the working day so many days later. */
  readonly days: (from: string, days: number) => string
  /** The working hours from one moment to another, and the working days after the one up to the other. */
  readonly hoursBetween: (from: string, to: string) => number
  readonly daysBetween: (from: string, to: string) => number
  /** The same moments with how they are counted, line by line. */
  readonly counted: (from: string, hours: number) => Counted
  readonly countedDays: (from: string, days: number) => CountedDays
}

export async function clockOf({ db, actor }: Unit): Promise<Clock> {
  const rows = await table(schoolCalendarDay, db, actor.tenantId).list({}, ['date', 'kind', 'note'])
  const hours = await settingsOf(db, actor.tenantId, approvalSetting)
  const spans = [
    { from: hours.morningFrom, to: hours.morningTo },
    { from: hours.afternoonFrom, to: hours.afternoonTo },
  ]
  const school: SchoolHours = { special: byDate(rows), spans }
  return {
    hours: (from, hours) => workingHoursAfter(from, hours, school).due,
    days: (from, days) => workingDaysCounted(from, days, school).due,
    hoursBetween: (from, to) => workingHoursBetween(from, to, school),
    daysBetween: (from, to) => workingDaysBetween(from, to, school),
    counted: (from, hours) => workingHoursAfter(from, hours, school),
    countedDays: (from, days) => workingDaysCounted(from, days, school),
  }
}
