import type { DatePickerRootProps } from '@ark-ui/react/date-picker'
import type { Translate } from '#design-system/text/text.tsx'

const next = { day: '下一月', month: '下一年', year: '下一十年' } as const
const previous = { day: '上一月', month: '上一年', year: '上一十年' } as const

/** What the calendar says to screen readers. */
export const calendarTexts = (t: Translate): DatePickerRootProps['translations'] => ({
  // Begins with the day as it is seen, so that it can be spoken to by voice.
  dayCell: ({ value }) => t('{{day}} 日，{{date}}', { day: value.day, date: value.toString() }),
  trigger: (open) => (open ? t('收起日历') : t('打开日历')),
  nextTrigger: (view) => t(next[view]),
  prevTrigger: (view) => t(previous[view]),
  viewTrigger: (view) => (view === 'day' ? t('选择月份') : t('选择年份')),
  clearTrigger: t('清除'),
  content: t('日历'),
})
