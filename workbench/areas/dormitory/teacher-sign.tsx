import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { Houses } from './visit/houses.tsx'
import { latestVisitsQuery, ownVisitsQuery } from './visit/queries.ts'
import { VisitCard } from './visit/visit-card.tsx'

/** 教师查寝签到: a counsellor signs in at a house of their students, and says what they found. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(visit)
  const own = useQuery(ownVisitsQuery)
  const teacherId = own.data?.teacherId ?? ''
  const latest = useQuery({ ...latestVisitsQuery(teacherId), enabled: teacherId !== '' })
  const visits = latest.data?.records ?? []
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('教师查寝签到')} />
        <Asked query={own}>
          {(own) => <Houses own={own} waits={visits.some((row) => row.can?.includes('finish'))} />}
        </Asked>
        {visits.map((row) => (
          <VisitCard
            key={row.id}
            row={row}
            onFinish={() => void desk.act('finish', row)}
            onOpen={() => desk.view(row)}
          />
        ))}
      </Stack>
      {desk.drawers}
    </div>
  )
}

// As wide as a phone even on a desk: it is used on one.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
