import { useQuery } from '@tanstack/react-query'
import { Asked } from '#workbench/desk/asked.tsx'
import { today } from '#workbench/desk/day.ts'
import { LessonList } from '#workbench/desk/lesson-list.tsx'
import { lessonsQuery } from '#workbench/desk/queries.ts'
import { useTeaches } from '#workbench/desk/use-teaches.ts'
import { DeskCard } from '#workbench/home/desk-card.tsx'

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
