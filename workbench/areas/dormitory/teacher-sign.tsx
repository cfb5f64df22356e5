import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
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
  return (
    <div className={page()}>
      <Stack>
        <PageHeader title={t('教师查寝签到')} />
        <Asked query={own}>
          {(own) =>
            own.teacherId === null ? (
              <Houses own={own} />
            ) : (
              <Asked query={latest}>
                {({ records }) => {
                  const card = (row: AnyRow) => (
                    <VisitCard
                      key={row.id}
                      row={row}
                      onFinish={() => void desk.act('finish', row)}
                      onOpen={() => desk.view(row)}
                    />
                  )
                  const isOpen = (row: AnyRow) => row.can?.includes('finish') === true
                  // What was found at the last visit is said first: until then none begins.
                  const open = records.filter(isOpen)
                  return (
                    <>
                      {open.map(card)}
                      {open.length === 0 && <Houses own={own} />}
                      {records.filter((row) => !isOpen(row)).map(card)}
                    </>
                  )
                }}
              </Asked>
            )
          }
        </Asked>
      </Stack>
      {desk.drawers}
    </div>
  )
}

// As wide as a phone even on a desk: it is used on one.
const page = cva({ base: { width: 'full', maxWidth: 'dialog.md', marginInline: 'auto' } })
