import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CalendarView } from '#design-system/calendar-view/calendar-view.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { List } from '#design-system/list/list.tsx'
import { today } from '#domain/kits/college-clock.ts'
import { sva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { monthAround } from '#workbench/home/today/day.ts'
import { eventOf, whenOf } from '#workbench/home/today/events.ts'
import { scheduleQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const most = 5

/** The month, and beside it what comes next. */
export function ScheduleCard() {
  const { t } = useTranslation()
  const router = useRouter()
  const [date, setDate] = useState(today)
  const { from, to } = monthAround(date)
  const query = useQuery(scheduleQuery(from, to))
  const style = schedule()
  if (query.data?.length === 0 && date === today()) return null
  const open = (id: string) => void router.navigate({ href: `/personal/userschedule?id=${id}` })
  return (
    <DeskCard card="schedule" more="/personal/userschedule">
      <div className={style.root}>
        <div className={style.month}>
          <CalendarView
            label={t('我的日程')}
            today={today()}
            date={date}
            onDateChange={setDate}
            events={(query.data ?? []).map(eventOf)}
            loading={query.isFetching}
            onOpen={open}
          />
        </div>
        <Asked query={query}>
          {(events) => (
            <List
              label={t('接下来的日程')}
              items={events
                .filter(({ endsAt }) => endsAt.slice(0, 10) >= date)
                .slice(0, most)
                .map((event) => ({
                  id: event.id,
                  title: event.title,
                  description: whenOf(event, t('全天')),
                }))}
              onOpen={open}
              empty={<Empty size="sm" title={t('这一天之后没有日程')} />}
            />
          )}
        </Asked>
      </div>
    </DeskCard>
  )
}

const schedule = sva({
  slots: ['root', 'month'],
  base: {
    root: {
      display: 'grid',
      gap: 'gap',
      containerType: 'inline-size',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
    month: { minWidth: '0' },
  },
})
