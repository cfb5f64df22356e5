import { useQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { StaleBadge } from '#design-system/stale-badge/stale-badge.tsx'
import { collegeZone, instantOf } from '#domain/kits/college-clock.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { monitoredQuery } from './service-monitor/call.ts'
import { Courses } from './service-monitor/courses.tsx'
import { DatabaseCard } from './service-monitor/database-card.tsx'
import { Figures } from './service-monitor/figures.tsx'
import { GivenUpTasks } from './service-monitor/given-up-tasks.tsx'
import { ServerTable } from './service-monitor/server-table.tsx'

/** Seconds without new figures after which the page says so: two questions have failed. */
const old = 40

/** 服务监控: how the servers, the database, the queue and the files stand, asked anew every fifteen seconds. */
export function Screen() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery(monitoredQuery)
  if (!data && error)
    return (
      <Result
        status="offline"
        title={t('监控数据没有取到')}
        description={t(error.message)}
        next={[]}
        action={
          <Button variant="solid" loading={isFetching} onClick={() => void refetch()}>
            {t('重试')}
          </Button>
        }
      />
    )
  return (
    <Stack gap="lg">
      <PageHeader
        title={t('服务监控')}
        description={t('各服务器每 15 秒上报一次，曲线为最近 30 分钟，数据保留一天。')}
        status={data && <StaleBadge updatedAt={instantOf(data.at)} oldAfter={old} timeZone={collegeZone} />}
      />
      <Figures monitored={data} />
      <Courses course={data?.course} />
      <ServerTable servers={data?.servers} />
      <DatabaseCard store={data?.store} />
      <GivenUpTasks tasks={data?.work.given} />
    </Stack>
  )
}
