import type { RangePreset } from '#design-system/date-range-input/date-range-input.tsx'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { today } from '#domain/kits/college-clock.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Spans of days that are asked for by name. */
export function usePresets(): readonly RangePreset[] {
  const { t } = useTranslation()
  const to = today()
  return [
    { label: t('本周'), from: mondayOf(to), to },
    { label: t('本月'), from: `${to.slice(0, 7)}-01`, to },
    { label: t('近 30 天'), from: daysAfter(to, -29), to },
    { label: t('近 90 天'), from: daysAfter(to, -89), to },
    { label: t('今年'), from: `${to.slice(0, 4)}-01-01`, to },
    { label: t('近一年'), from: daysAfter(to, -364), to },
  ]
}
