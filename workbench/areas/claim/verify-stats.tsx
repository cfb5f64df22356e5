import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { cva } from '#styled-system/css/index.js'
import { figuresQuery, type Grouping } from './verify-stats/calls.ts'
import { DayFigures } from './verify-stats/day-figures.tsx'
import { rateOf, totalOf } from './verify-stats/figures.ts'
import { GroupTable } from './verify-stats/group-table.tsx'

/** 核验统计: who was to come, who came, when, and what the desks said. */
export function Screen() {
  const { t } = useTranslation()
  const [by, setBy] = useState<Grouping>('department')
  const { data, error, refetch, isPlaceholderData } = useQuery(figuresQuery(by))
  const total = totalOf(data?.lines ?? [])
  const loading = !data && !error
  return (
    <Stack>
      <PageHeader
        title={t('核验统计')}
        description={
          data &&
          t('{{year}} 级新生，截至 {{at}}，每 15 秒自动更新。', { year: data.year || '—', at: data.at })
        }
      />
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {(data || loading) && (
        <>
          <Card>
            <div className={stats()}>
              <Stat label={t('应到')} value={total.expected} loading={loading} />
              <Stat label={t('已到')} value={total.arrived} loading={loading} />
              <Stat label={t('未到')} value={total.expected - total.arrived} loading={loading} />
              <Stat label={t('报到率')} value={rateOf(total)} unit="%" digits={1} loading={loading} />
              <Stat label={t('欠缴人数')} value={total.unpaid} loading={loading} />
            </div>
          </Card>
          <DayFigures hours={data?.hours ?? []} loading={loading} />
          <GroupTable by={by} onBy={setBy} figures={data} loading={loading || isPlaceholderData} />
        </>
      )}
    </Stack>
  )
}

const stats = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(5, minmax(0, 1fr))]' },
  },
})
