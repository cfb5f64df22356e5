import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { violationRecord } from '#domain/violation/record.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { NoticeCard } from './notice/notice-card.tsx'

const size = 20
const received = ['effective', 'expired', 'released', 'rescinded'].join(',')

/** 违纪告知: what a student was told of and has to sign for; staff see here who has not signed yet. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(violationRecord)
  const [tab, ask] = useAsked('tab')
  const [current, setCurrent] = useState(1)
  const state = tab === 'received' ? received : 'notified'
  const query = useQuery(
    pageQuery(violationRecord, { current, size, filters: { state }, sort: '-happenedAt' }),
  )
  return (
    <Stack>
      <PageHeader
        title={t('违纪告知')}
        description={t('签收后可以在申诉期限内申诉；逾期未签收的视为已经送达。')}
      />
      <Segmented
        label={t('违纪告知')}
        options={[
          { value: 'open', label: t('待签收') },
          { value: 'received', label: t('已送达') },
        ]}
        value={tab === 'received' ? tab : 'open'}
        onChange={(value) => {
          setCurrent(1)
          ask(value)
        }}
      />
      <Asked query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <Card>
              <Empty title={tab === 'received' ? t('没有违纪记录') : t('没有待签收的告知')} />
            </Card>
          ) : (
            <>
              <Grid least="lg">
                {records.map((row) => (
                  <NoticeCard
                    key={row.id}
                    row={row}
                    onOpen={() => desk.view(row)}
                    onSign={() => void desk.act('acknowledge', row)}
                  />
                ))}
              </Grid>
              {total > size && (
                <Pagination
                  current={current}
                  size={size}
                  total={total}
                  onChange={(page) => setCurrent(page.current)}
                />
              )}
            </>
          )
        }
      </Asked>
      {desk.drawers}
    </Stack>
  )
}
