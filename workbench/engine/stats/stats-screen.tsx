import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { groupsOf } from '#domain/kernel/figure-sets.ts'
import { figureCalls } from '#domain/kernel/figures.ts'
import { comparesRounds, type Stats } from '#domain/kernel/stats.ts'
import { cva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { FilterSheet } from '#workbench/engine/filter-sheet.tsx'
import type { GenericScreenProps } from '#workbench/engine/generic-screen-props.ts'
import { saveFile } from '#workbench/engine/import/save-file.ts'
import { ListFilters } from '#workbench/engine/list-filters.tsx'
import { ListLayout } from '#workbench/engine/list-layout.tsx'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { ViewBar } from '#workbench/engine/views/view-bar.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { FigureChart } from './figure-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { FigureTools } from './figure-tools.tsx'
import { toldOf } from './measures.ts'
import { hasRows, isAnswered } from './rows.ts'
import { Totals } from './totals.tsx'
import { useBehind } from './use-behind.ts'
import { useFigures } from './use-figures.ts'
import { useNames } from './use-names.ts'

/** A screen of figures: totals, charts, and the table whose every number leads to the rows behind it. */
export function StatsScreen({ resource, title, stats, children }: StatsScreenProps) {
  return stats ? (
    <Figured resource={resource} title={title} stats={stats}>
      {children}
    </Figured>
  ) : null
}

interface StatsScreenProps extends GenericScreenProps {
  /** What a screen has beside its figures, below them. */
  readonly children?: ReactNode
}

interface FiguredProps {
  readonly resource: GenericScreenProps['resource']
  readonly title: string
  readonly stats: Stats
  readonly children?: ReactNode
}

function Figured({ resource, title, stats, children }: FiguredProps) {
  const { t } = useTranslation()
  const may = usePermission()
  const choices = useChoices(resource)
  const { query, asked, state, change, page, go, views } = useFigures(stats)
  const names = useNames(stats)
  const behind = useBehind(stats, query.data, page)
  const save = async () => saveFile(await ask(figureCalls(stats).export, asked), `${title}.xlsx`)
  const tools = [
    ...(may(`${resource.name}:export`)
      ? [{ value: 'export', label: t('导出'), icon: <Download />, disabled: !hasRows(query.data) }]
      : []),
    { value: 'print', label: t('打印'), icon: <Printer /> },
  ]
  return (
    <ListLayout
      title={title}
      beside={
        <>
          <ViewBar views={views} />
          {query.data && (
            <span className={since()}>
              {stats.latest && query.data.latest !== null && (
                <>
                  {t('{{field}}：{{value}}', {
                    field: names.group(stats.latest),
                    value: names.key(stats.latest, query.data.latest, query.data.latestLabel),
                  })}
                  {t('，')}
                </>
              )}
              {t('数据截至 {{at}}', { at: query.data.at.slice(0, 16) })}
            </span>
          )}
        </>
      }
      acts={
        <Toolbar
          label={t('统计操作')}
          align="end"
          items={tools}
          onSelect={(value) => (value === 'export' ? void save() : window.print())}
        />
      }
      filters={
        <FilterSheet count={Object.keys(page.filters).length}>
          {query.data && (
            <FigureTools stats={stats} figures={query.data} state={state} names={names} onChange={change} />
          )}
          <ListFilters
            resource={resource}
            filters={page.filters}
            choices={choices}
            onChange={(filters, options) => go({ ...page, filters }, options)}
          />
        </FilterSheet>
      }
    >
      <Asked query={query}>
        {(figures) => {
          const told = toldOf(t, stats, figures)
          // One that this person may not see has no figures in the answer.
          const charts = stats.charts.filter((chart) => isAnswered(figures, groupsOf(chart, figures.by)))
          return (
            <Stack>
              <Totals figures={figures} told={told} behind={behind} />
              <Grid columns={charts.length % 3 === 0 ? 'three' : 'two'}>
                {charts.map((chart) => (
                  <Card key={JSON.stringify(chart)}>
                    <FigureChart chart={chart} figures={figures} told={told} names={names} behind={behind} />
                  </Card>
                ))}
              </Grid>
              <FigureTable
                figures={figures}
                told={told}
                names={names}
                title={t('统计表')}
                adds={!comparesRounds(stats, figures)}
                behind={behind}
              />
              {children}
            </Stack>
          )
        }}
      </Asked>
    </ListLayout>
  )
}

const since = cva({ base: { textStyle: 'caption', color: 'text.quiet' } })
