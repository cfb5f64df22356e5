import { useQuery } from '@tanstack/react-query'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { today } from '#workbench/home/today/day.ts'
import { LessonList } from '#workbench/home/today/lesson-list.tsx'
import { lessonsQuery } from '#workbench/home/today/queries.ts'
import { useTeaches } from '#workbench/home/today/use-teaches.ts'

/** Today's lessons. */
export function LessonsCard() {
  const teaches = useTeaches()
  return (
    <DeskCard card="lessons" more="/personal/mylesson">
      <Asked query={useQuery(lessonsQuery(today()))}>
        {([day]) => day && <LessonList day={day} teaches={teaches} />}
      </Asked>
    </DeskCard>
  )
}
