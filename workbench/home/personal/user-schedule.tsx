import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { CalendarView } from '#design-system/calendar-view/calendar-view.tsx'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { today } from '#domain/kits/college-clock.ts'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { monthAround } from '#workbench/home/today/day.ts'
import { eventOf } from '#workbench/home/today/events.ts'
import { lessonsQuery, scheduleQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from './own-list/use-asked.ts'
import { AppointmentDrawer } from './user-schedule/appointment-drawer.tsx'
import { lessonEvents, marksOf } from './user-schedule/overlay.ts'
import { useMoves } from './user-schedule/use-moves.ts'

/** 我的日程: one's own appointments, with the holidays of the college and one's lessons laid under them. */
export function Screen() {
  const { t } = useTranslation()
  const asked = useAsked('id')
  const [date, setDate] = useState(today)
  const [withLessons, setWithLessons] = useState(true)
  const [opened, setOpened] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const { from, to } = monthAround(date)
  const own = useQuery(scheduleQuery(from, to))
  const days = useQuery(lessonsQuery(from, to)).data ?? []
  const shown = opened ?? asked.id
  const appointment: Appointment | undefined = own.data?.find(({ id }) => id === shown)
  const move = useMoves()
  const open = (id: string | null) => {
    setOpened(id)
    setRound(round + 1)
  }
  return (
    <Stack>
      <PageHeader
        title={t('我的日程')}
        description={t('只有您自己看得到。假期和调休来自校历，课程来自课表。')}
        actions={
          <>
            <Switch checked={withLessons} onChange={setWithLessons}>
              {t('显示课程')}
            </Switch>
            <Button variant="solid" icon={<Plus aria-hidden />} onClick={() => open('new')}>
              {t('新增日程')}
            </Button>
          </>
        }
      />
      {own.error && (
        <Alert
          tone="danger"
          title={t(own.error.message)}
          action={
            <Button size="sm" loading={own.isFetching} onClick={() => void own.refetch()}>
              {t('重试')}
            </Button>
          }
        />
      )}
      <Card>
        <CalendarView
          label={t('我的日程')}
          today={today()}
          date={date}
          onDateChange={setDate}
          events={[
            ...(own.data ?? []).map((each) => ({ ...eventOf(each), movable: true })),
            ...(withLessons ? lessonEvents(days) : []),
          ]}
          marks={marksOf(days)}
          loading={own.isFetching}
          onMove={(id, day) => {
            const moving = own.data?.find((each) => each.id === id)
            if (moving) move(moving, day)
          }}
          onOpen={(id) => {
            if (own.data?.some((each) => each.id === id)) open(id)
          }}
        />
      </Card>
      <AppointmentDrawer
        key={`${round} ${appointment?.id ?? ''}`}
        open={shown === 'new' || appointment !== undefined}
        appointment={appointment}
        day={date}
        onClose={() => {
          setOpened(null)
          asked.forget()
        }}
      />
    </Stack>
  )
}
