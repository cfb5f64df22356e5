import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { DayForm } from './day-form.tsx'
import type { Term } from './term.ts'
import { TermGrid } from './term-grid.tsx'

/** `at` counts the openings, so that each begins with a fresh form. */
interface Opened {
  readonly at: number
  readonly open: boolean
  readonly day: string
}

/** One term: its days, and the form of the day that was opened. */
export function TermCalendar({ term }: { term: Term }) {
  const { t } = useTranslation()
  const has = usePermission()
  const { data: named = [], error, refetch } = useQuery(listQuery(schoolCalendarDay, { calendarId: term.id }))
  const [opened, setOpened] = useState<Opened>()
  const byDay = new Map(named.map((day) => [day.date, day]))
  const mayOpen = (day: string) =>
    byDay.get(day)?.can.includes('update') ?? has('base.school-calendar-day:add')
  return (
    <Card>
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      <TermGrid
        term={term}
        byDay={byDay}
        mayOpen={mayOpen}
        onOpen={(day) => setOpened({ at: (opened?.at ?? 0) + 1, open: true, day })}
      />
      {opened && (
        <DayForm
          key={opened.at}
          open={opened.open}
          term={term}
          day={opened.day}
          row={byDay.get(opened.day)}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </Card>
  )
}
