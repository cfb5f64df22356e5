import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { daysAfter } from '#domain/kits/school-week.ts'
import { sendLogCalls } from '#domain/system/send-log/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { usePageState } from '#workbench/engine/use-page-state.ts'
import { ask } from '#workbench/http/ask.ts'
import { seriesOf, totalsOf } from './figures.ts'

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** The figures of the last days; each leads to its messages in the list below. */
export function SendFigures() {
  const { t } = useTranslation()
  const { go, state } = usePageState()
  const [span, setSpan] = useState('30')
  const [from, to] = [daysAfter(today(), 1 - Number(span)), today()]
  const { data, error, refetch } = useQuery({
    queryKey: ['system.send-log', 'statistics', from, to],
    queryFn: () => ask(sendLogCalls.statistics, { from, to }, { quiet: true }),
  })
  const totals = totalsOf(data?.lines ?? [])
  const series = seriesOf(data?.lines ?? [], data?.days ?? [])
  const show = (more: Readonly<Record<string, string>>) =>
    go({
      ...state,
      current: 1,
      filters: { 'sentAt.from': `${from} 00:00:00`, 'sentAt.to': `${to} 23:59:59`, ...more },
    })
  return (
    <Card
      title={t('发送情况')}
      extra={
        <Segmented
          label={t('统计范围')}
          options={['7', '30', '90'].map((value) => ({
            value,
            label: t('近 {{count}} 天', { count: Number(value) }),
          }))}
          value={span}
          onChange={(value) => value && setSpan(value)}
        />
      }
    >
      {error && (
        <Alert
          tone="danger"
          title={t(error.message)}
          action={<Button onClick={() => void refetch()}>{t('重试')}</Button>}
        />
      )}
      {!error && (
        <Stack gap="lg">
          <div className={figures()}>
            <Stat label={t('已发送（人次）')} value={totals.sent} loading={!data} />
            <Stat label={t('发送失败')} value={totals.failed} loading={!data} />
            <Stat label={t('等待发送')} value={totals.waiting} loading={!data} />
            <Stat label={t('成功率')} value={totals.rate} unit="%" digits={1} loading={!data} />
          </div>
          <BarChart
            title={t('每日发送人次')}
            categories={(data?.days ?? []).map((day) => day.slice(5))}
            series={series.map(({ label, values }) => ({ name: t(label), values }))}
            stacked="sum"
            loading={!data}
          />
          <Stack direction="row" gap="sm" wrap>
            <Button size="sm" onClick={() => show({ state: 'failed' })}>
              {t('查看发送失败的')}
            </Button>
            {series.map(({ channel, label }) => (
              <Button key={channel} size="sm" onClick={() => show({ channel })}>
                {t('查看{{channel}}', { channel: t(label) })}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
    </Card>
  )
}

const figures = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(4, minmax(0, 1fr))]' },
  },
})
