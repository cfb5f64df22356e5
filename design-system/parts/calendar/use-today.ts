import { useTimeZone } from '#design-system/text/text.tsx'
import { type Day, todayIn } from './days.ts'

/** Today, as the application's clock has it; stories and tests give theirs by prop. */
export function useToday(given?: Day): Day {
  const timeZone = useTimeZone()
  return given ?? todayIn(timeZone)
}
