import { weekDay } from '#domain/dictionaries/calendar.ts'
import { weekDayOf } from '#domain/kernel/days.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 2026年10月1日 星期四 */
export function useDayName() {
  const { t } = useTranslation()
  return (day: string) => {
    const [year, month, date] = day.split('-').map(Number)
    const name = codeName(t, weekDay, `${weekDayOf(day)}` as keyof typeof weekDay.labels)
    return t('{{year}}年{{month}}月{{date}}日 {{weekDay}}', { year, month, date, weekDay: name })
  }
}
