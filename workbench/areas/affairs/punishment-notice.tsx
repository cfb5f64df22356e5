import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { PunishmentCard } from './punishment-notice/punishment-card.tsx'

const size = 10

/** 我的处分: what a student was told of, may say about it and signs for, and how far they are towards its removal. */
export function Screen() {
  const { t } = useTranslation()
  const desk = useDesk(punishment)
  const [current, setCurrent] = useState(1)
  const query = useQuery(pageQuery(punishment, { current, size, filters: {}, sort: '-createdAt' }))
  return (
    <Stack>
      <PageHeader
        title={t('我的处分')}
        description={t('决定前您可以陈述和申辩；收到决定书后可以在申诉期限内申诉，处分期满后可以申请解除。')}
      />
      <Asked query={query}>
        {({ records, total }) =>
          records.length === 0 ? (
            <Card>
              <Empty title={t('没有处分记录')} />
            </Card>
          ) : (
            <>
              <Grid least="lg">
                {records.map((row) => (
                  <PunishmentCard
                    key={row.id}
                    row={row}
                    onOpen={() => desk.view(row)}
                    onAct={(act) => void desk.act(act, row)}
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
