import type { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { cva } from '#styled-system/css/index.js'

/** What a day is for: as the calendar names it, or as its weekday has it. */
export type DayTone = Row<typeof schoolCalendarDay>['kind'] | 'plain' | 'weekend'

/** The colour repeats what the day says in words. */
export const dayStyle = cva({
  base: {
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'control',
    color: 'text',
    bg: 'surface',
  },
  variants: {
    tone: {
      plain: { color: 'text.faint' },
      weekend: { bg: 'surface.sunken', color: 'text.faint' },
      teaching: { bg: 'surface', borderColor: 'border.strong' },
      holiday: { bg: 'success.soft', borderColor: 'success.border', color: 'success.text' },
      exam: { bg: 'danger.soft', borderColor: 'danger.border', color: 'danger.text' },
      training: { bg: 'info.soft', borderColor: 'info.border', color: 'info.text' },
      military: { bg: 'warning.soft', borderColor: 'warning.border', color: 'warning.text' },
      swapped: { bg: 'accent.soft', borderColor: 'accent.border', color: 'accent.text' },
    },
  },
})
