import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import { today } from '#domain/kits/college-clock.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { LessonList } from '#workbench/home/today/lesson-list.tsx'
import { lessonsQuery } from '#workbench/home/today/queries.ts'
import { useTeaches } from '#workbench/home/today/use-teaches.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { WeekGrid } from './my-lesson/week-grid.tsx'

/** 今日课表: today's lessons, and those of the week, which may be turned. */
export function Screen() {
  const { t } = useTranslation()
  const teaches = useTeaches()
  const [monday, setMonday] = useState(() => mondayOf(today()))
  const day = useQuery(lessonsQuery(today()))
  const week = useQuery(lessonsQuery(monday, daysAfter(monday, 6)))
  const shown = week.data?.find((each) => each.week !== null)
  return (
    <Stack>
      <PageHeader
        title={t('今日课表')}
        description={teaches ? t('您今天和本周要上的课。') : t('您所在班级今天和本周的课。')}
      />
      <Card title={t('今天')}>
        <Asked query={day}>{([own]) => own && <LessonList day={own} teaches={teaches} />}</Asked>
      </Card>
      <Card
        title={shown ? t('第 {{week}} 教学周', { week: shown.week }) : t('一周课表')}
        extra={
          <Stack direction="row" gap="xs" align="center">
            <IconButton
              size="sm"
              label={t('上一周')}
              icon={<ChevronLeft aria-hidden />}
              onClick={() => setMonday(daysAfter(monday, -7))}
            />
            <Button
              size="sm"
              disabled={monday === mondayOf(today())}
              onClick={() => setMonday(mondayOf(today()))}
            >
              {t('本周')}
            </Button>
            <IconButton
              size="sm"
              label={t('下一周')}
              icon={<ChevronRight aria-hidden />}
              onClick={() => setMonday(daysAfter(monday, 7))}
            />
          </Stack>
        }
      >
        <Asked query={week}>{(days) => <WeekGrid days={days} teaches={teaches} />}</Asked>
      </Card>
    </Stack>
  )
}
