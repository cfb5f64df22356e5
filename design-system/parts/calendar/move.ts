import { addDays, addMonths, type Day, weekdayOf } from './days.ts'

/** What one cell of the calendar stands for. */
export type View = 'day' | 'month' | 'year'

/** Months and years stand in rows of four. */
export const columns = 4

const days = (cursor: Day, key: string, shift: boolean): Day | null => {
  const page = shift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(cursor, -1)
    case 'ArrowRight':
      return addDays(cursor, 1)
    case 'ArrowUp':
      return addDays(cursor, -7)
    case 'ArrowDown':
      return addDays(cursor, 7)
    case 'Home':
      return addDays(cursor, 1 - weekdayOf(cursor))
    case 'End':
      return addDays(cursor, 7 - weekdayOf(cursor))
    case 'PageUp':
      return addMonths(cursor, -page)
    case 'PageDown':
      return addMonths(cursor, page)
    default:
      return null
  }
}

const blocks = (cursor: Day, key: string, shift: boolean, at: number, unit: number, page: number) => {
  const column = at % columns
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
    PageUp: shift ? -page * 10 : -page,
    PageDown: shift ? page * 10 : page,
  }
  const step = steps[key]
  return step === undefined ? null : addMonths(cursor, step * unit)
}

/** Where a key of the date grid leads (ARIA patterns, Date Picker Dialog); null for keys that are none of its. */
export const move = (view: View, cursor: Day, key: string, shift: boolean): Day | null => {
  if (view === 'day') return days(cursor, key, shift)
  if (view === 'month') return blocks(cursor, key, shift, Number(cursor.slice(5, 7)) - 1, 1, 12)
  return blocks(cursor, key, shift, Number(cursor.slice(0, 4)) % 10, 12, 10)
}
