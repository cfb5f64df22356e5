import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { kindFacts } from './kinds.ts'
import type { ChangeKind } from './words.ts'

/** What a college bounds, see `records.change-rule`. Days, and years of study. */
export interface Bounds {
  readonly suspensionDays: number
  readonly suspensionTotalDays: number
  readonly extraYears: number
  readonly keepDays: number
  readonly majorChanges: number
  readonly barredEntryModes: string | null
  readonly barredFirstDays: number
  readonly barredLastDays: number
}

/** As the student stands when it is asked. Dates are `yyyy-MM-dd`. */
export interface Standing {
  readonly studentState: string
  readonly entryMode: string | null
  readonly entryDate: string
  readonly expectedGraduation: string | null
  readonly schoolingLength: number | null
  /** Of the suspensions that took effect before. */
  readonly suspendedDays: number
  readonly majorChanges: number
}

export interface Asked {
  readonly kind: ChangeKind
  readonly since: string
  readonly until: string | null
}

/** The field to be corrected, and why. */
export interface Fault {
  readonly field: 'kind' | 'since' | 'until' | 'toMajorId'
  readonly message: string
}

/** A date so many years later; the 29th of February becomes the 28th. */
export function yearsAfter(date: string, years: number): string {
  const [year, month, day] = date.split('-')
  const moved = `${String(Number(year) + years).padStart(4, '0')}-${month}`
  return `${moved}-${month === '02' && day === '29' ? '28' : day}`
}

/** The last day of the longest time that a student may study; null where their years are not known. */
export const lastStudyDay = (
  { entryDate, schoolingLength }: Pick<Standing, 'entryDate' | 'schoolingLength'>,
  { extraYears }: Pick<Bounds, 'extraYears'>,
) => (schoolingLength === null ? null : yearsAfter(entryDate, schoolingLength + extraYears))

const fault = (field: Fault['field'], message: string): Fault => ({ field, message })

/** Why such a change cannot be, by order 41 of the ministry and the bounds of the college; undefined where it can. */
export function whyNot({ kind, since, until }: Asked, student: Standing, bounds: Bounds): Fault | undefined {
  const { from, forATime } = kindFacts[kind]
  if (!(from as readonly string[]).includes(student.studentState))
    return fault('kind', '学生当前的学籍状态不能办理此类异动')
  if (since < student.entryDate) return fault('since', '异动日期不能早于入学日期')
  if (forATime && (until === null || until <= since)) return fault('until', '结束日期应晚于异动日期')
  return (
    whyNotAway({ kind, since, until }, student, bounds) ?? whyNotElsewhere({ kind, since }, student, bounds)
  )
}

/** 休学 and the keeping of a place: how long, and how long in all. */
function whyNotAway({ kind, since, until }: Asked, student: Standing, bounds: Bounds): Fault | undefined {
  if (until === null) return undefined
  const days = daysBetween(since, until)
  if (kind === '11') {
    if (days > bounds.suspensionDays)
      return fault('until', phrase('一次休学最长 {{days}} 天', { days: bounds.suspensionDays }))
    if (student.suspendedDays + days > bounds.suspensionTotalDays)
      return fault(
        'until',
        phrase('累计休学最长 {{most}} 天，已休学 {{days}} 天', {
          most: bounds.suspensionTotalDays,
          days: student.suspendedDays,
        }),
      )
  }
  // Service in the army is not counted among the years of study (article 27).
  if ((kind === '14' || kind === '19') && days > bounds.keepDays)
    return fault('until', phrase('保留时间最长 {{days}} 天', { days: bounds.keepDays }))
  const last = lastStudyDay(student, bounds)
  if ((kind === '06' || kind === '11') && last !== null && until > last)
    return fault('until', phrase('不能超过最长学习年限 {{day}}', { day: last }))
  return undefined
}

/** 转学 and 转专业 (articles 21 and 22). */
function whyNotElsewhere(
  { kind, since }: Pick<Asked, 'kind' | 'since'>,
  student: Standing,
  bounds: Bounds,
): Fault | undefined {
  const changesMajor = kind === '23' || kind === '26'
  if (!changesMajor && kind !== '21') return undefined
  if (student.entryMode !== null && bounds.barredEntryModes?.split(',').includes(student.entryMode))
    return fault('kind', '按学生的入学方式，不能转学或转专业')
  if (changesMajor && student.majorChanges >= bounds.majorChanges)
    return fault('kind', phrase('在校期间最多转专业 {{most}} 次', { most: bounds.majorChanges }))
  if (kind === '21' && since < daysAfter(student.entryDate, bounds.barredFirstDays))
    return fault('since', phrase('入学未满 {{days}} 天，不能转学', { days: bounds.barredFirstDays }))
  const { expectedGraduation: ends } = student
  if (ends !== null && since > daysAfter(ends, -bounds.barredLastDays))
    return fault('since', phrase('距毕业不足 {{days}} 天，不能转学或转专业', { days: bounds.barredLastDays }))
  return undefined
}

/** A class, by what decides whether a student may come into it. */
export interface ClassFacts {
  readonly id: string
  readonly majorId: string
  readonly grade: number
  readonly graduated: boolean
}

/** Why a student of one class cannot come into another; undefined where they can. `majorId` is the one asked for. */
export function whyNotInto(
  kind: ChangeKind,
  old: Pick<ClassFacts, 'id' | 'majorId' | 'grade'>,
  next: ClassFacts,
  majorId: string | null,
): string | undefined {
  const { into, grade } = kindFacts[kind]
  if (!into) return '此类异动不调整班级'
  if (next.graduated) return '该班级已毕业'
  if (next.id === old.id) return into === 'maybe' ? undefined : '新班级与原班级相同'
  if (next.majorId !== (into === 'major' ? (majorId ?? '') : old.majorId))
    return into === 'major' ? '该班级不属于转入专业' : '该班级不属于原专业'
  const later = next.grade - old.grade
  const fits = { same: later === 0, lower: later > 0, higher: later < 0, sameOrLower: later >= 0 }
  return grade === undefined || fits[grade] ? undefined : '该班级的年级不符合此类异动'
}

interface Before<T> {
  readonly old: T
  readonly next: T
}

/**
 * When the student is to graduate afterwards: with the new class, or at the end of the prolonged time. `lengths`, in
 * years, are those of a postgraduate who goes over to another level.
 */
export function graduationAfter(
  { kind, until }: Pick<Asked, 'kind' | 'until'>,
  expected: string | null,
  grades: Before<number | null>,
  lengths: Before<number | null> = { old: null, next: null },
): string | null {
  if (kind === '06') return until
  if (expected === null || grades.old === null || grades.next === null) return expected
  const longer = lengths.old === null || lengths.next === null ? 0 : lengths.next - lengths.old
  return yearsAfter(expected, grades.next - grades.old + longer)
}

/** The term of a day, `2026-2027-1`: the first one from August to January, the second one from February to July. */
export function termOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 8 ? year : year - 1
  return `${first}-${first + 1}-${month >= 8 || month === 1 ? 1 : 2}`
}

interface Place {
  readonly majorId: string | null
  readonly departmentId: string | null
}

/** Why a student cannot ask for this major; undefined where they can. 转系 leads out of the department. */
export function whyNotMajor(kind: ChangeKind, own: Place, next: Place): string | undefined {
  if (kindFacts[kind].into !== 'major') return undefined
  if (next.majorId === own.majorId) return '转入专业与原专业相同'
  return kind === '26' && next.departmentId === own.departmentId ? '转系应转入其他院系的专业' : undefined
}

/** A major that was opened, see `records.change-scope`. */
export interface Opened {
  readonly fromDepartments: string | null
  readonly fromGrade: number | null
  readonly toGrade: number | null
  readonly opensOn: string
  readonly closesOn: string
}

/** Whether what was opened is for this student on this day. */
export const isOpenTo = (
  opened: Opened,
  student: { readonly departmentId: string | null; readonly grade: number | null },
  today: string,
): boolean =>
  opened.opensOn <= today &&
  today <= opened.closesOn &&
  (opened.fromDepartments === null ||
    (student.departmentId !== null && opened.fromDepartments.split(',').includes(student.departmentId))) &&
  (opened.fromGrade === null || (student.grade !== null && student.grade >= opened.fromGrade)) &&
  (opened.toGrade === null || (student.grade !== null && student.grade <= opened.toGrade))
