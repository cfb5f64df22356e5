import { useQuery } from '@tanstack/react-query'
import { today } from '#domain/kits/college-clock.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { LessonList } from '#workbench/home/today/lesson-list.tsx'
import { lessonsQuery } from '#workbench/home/today/queries.ts'
import { useTeaches } from '#workbench/home/today/use-teaches.ts'

/** Today's lessons. */
export function LessonsCard() {
  const teaches = useTeaches()
  const query = useQuery(lessonsQuery(today()))
  // Why a day is free is said by 今日课表, and by the greeting.
  if (query.data && !query.data[0]?.lessons.length) return null
  return (
    <DeskCard card="lessons" more="/personal/mylesson">
      <Asked query={query}>{([day]) => day && <LessonList day={day} teaches={teaches} />}</Asked>
    </DeskCard>
  )
}
