import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { Button } from '#design-system/button/button.tsx'
import { FlipNumber } from '#design-system/flip-number/flip-number.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { Result } from '#design-system/result/result.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { ScreenCanvas } from '#design-system/screen-canvas/screen-canvas.tsx'
import { ScreenClock } from '#design-system/screen-clock/screen-clock.tsx'
import { ScreenGrid } from '#design-system/screen-grid/screen-grid.tsx'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { StaleBadge } from '#design-system/stale-badge/stale-badge.tsx'
import type { WallFigures } from '#domain/system/wall/calls.ts'
import { css } from '#styled-system/css/index.js'
import { Surroundings } from '#workbench/portal/surroundings.tsx'
import { wallQuery } from './wall-call.ts'

/** The public wall display, at /home/lofTV: counts of the college, no name of a person. */
export const LofTV = () => (
  <Surroundings>
    <Wall />
  </Surroundings>
)

function Wall() {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery(wallQuery)
  useEffect(() => {
    document.title = t('校园数据大屏')
  }, [t])
  if (data) return <Figures figures={data} />
  if (!error) return <LoadingOverlay loading text={t('正在打开')} />
  return (
    <Result
      alone
      status="offline"
      title={t('大屏数据没有取到')}
      description={t('{{words}}，每分钟会自动重试。', { words: t(error.message) })}
      next={[]}
      action={
        <Button variant="solid" loading={isFetching} onClick={() => void refetch()}>
          {t('立即重试')}
        </Button>
      }
    />
  )
}

const onPanel = { titleHidden: true, tools: false, still: true, height: 'fill' } as const
/** Of a day; those to come have no figure yet. */
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Seconds without new figures after which the display says so: two questions have failed. */
const old = 150

function Figures({ figures }: { readonly figures: WallFigures }) {
  const { t } = useTranslation()
  const people = { unit: t('人') }
  const { students, teachers, classes, majors, campuses, departments, largestMajors, grades, signIns, week } =
    figures
  const title = figures.schoolName
    ? t('{{school}}校园数据大屏', { school: figures.schoolName })
    : t('校园数据大屏')
  const today = signIns.reduce((sum, count) => sum + count, 0)
  return (
    <main className={screen}>
      <ScreenCanvas label={title} pixelShift>
        <ScreenGrid
          title={title}
          start={
            <StaleBadge
              updatedAt={momentOf(figures.countedAt)}
              oldAfter={old}
              timeZone="Asia/Shanghai"
              size="wall"
            />
          }
          end={<ScreenClock week={week ?? undefined} timeZone="Asia/Shanghai" />}
          columns={4}
          rows={6}
        >
          <ScreenPanel rows={1}>
            <FlipNumber label={t('在校学生')} value={students} number={people} size="lg" />
          </ScreenPanel>
          <ScreenPanel rows={1}>
            <FlipNumber label={t('在岗教职工')} value={teachers} number={people} size="lg" />
          </ScreenPanel>
          <ScreenPanel rows={1}>
            <FlipNumber label={t('教学班级')} value={classes} number={{ unit: t('个') }} size="lg" />
          </ScreenPanel>
          <ScreenPanel rows={1}>
            <FlipNumber label={t('在读专业')} value={majors} number={{ unit: t('个') }} size="lg" />
          </ScreenPanel>
          <ScreenPanel title={t('各校区学生')} rows={3}>
            <RingChart {...onPanel} title={t('各校区学生')} number={people} parts={campuses} />
          </ScreenPanel>
          <ScreenPanel title={t('各院系学生')} columns={2} rows={3}>
            <BarChart
              {...onPanel}
              title={t('各院系学生')}
              number={people}
              direction="horizontal"
              labelled
              categoryName={t('院系')}
              categories={departments.map(({ name }) => name)}
              series={[{ name: t('学生'), values: departments.map(({ value }) => value) }]}
            />
          </ScreenPanel>
          <ScreenPanel title={t('各年级男女生')} rows={3}>
            <BarChart
              {...onPanel}
              title={t('各年级男女生')}
              number={people}
              stacked="sum"
              categoryName={t('年级')}
              categories={grades.map(({ grade }) => t('{{grade}}级', { grade }))}
              series={[
                { name: t('男生'), values: grades.map(({ men }) => men) },
                { name: t('女生'), values: grades.map(({ women }) => women) },
              ]}
            />
          </ScreenPanel>
          <ScreenPanel
            title={t('今日登录人次')}
            extra={t('共 {{count}} 次', { count: today })}
            columns={3}
            rows={2}
          >
            <AreaChart
              {...onPanel}
              title={t('今日登录人次')}
              number={{ unit: t('次') }}
              categoryName={t('时间')}
              categories={hours.map((hour) => `${hour}:00`)}
              series={[{ name: t('登录'), values: hours.map((hour) => signIns[hour] ?? null) }]}
            />
          </ScreenPanel>
          <ScreenPanel title={t('人数最多的专业')} rows={2}>
            <Ranking
              label={t('人数最多的专业')}
              items={largestMajors}
              limit={5}
              number={people}
              size="wall"
            />
          </ScreenPanel>
        </ScreenGrid>
      </ScreenCanvas>
    </main>
  )
}

/** `2026-09-01 08:00:00` as the server says it, in the college's own zone. */
const momentOf = (wire: string) => new Date(`${wire.replace(' ', 'T')}+08:00`)

const screen = css({ display: 'flex', width: 'full', height: 'screen' })
