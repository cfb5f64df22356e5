import { useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { GroupLine, VerifyFigures } from '#domain/claim/verify-figures.ts'
import { saveCsv } from '#workbench/areas/claim/csv.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { type Grouping, groupings } from './calls.ts'
import { rateOf, totalOf } from './figures.ts'

interface GroupTableProps {
  readonly by: Grouping
  readonly onBy: (by: Grouping) => void
  readonly figures: VerifyFigures | undefined
  readonly loading: boolean
}

const percent = (rate: number | null) => (rate === null ? '—' : `${rate.toFixed(1)}%`)

/** Who came, group by group; each figure leads to the people behind it. */
export function GroupTable({ by, onBy, figures, loading }: GroupTableProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const maySeeList = usePermission()('admissions.admitted-student:view')
  const lines = figures?.lines ?? []
  const total = totalOf(lines)
  const nameOf = ({ label }: GroupLine) => label ?? t('未分配')
  const number = (key: string, title: string, value: (line: GroupLine) => number): Column<GroupLine> => ({
    key,
    title,
    align: 'end',
    value,
    cell: value,
    sortable: true,
  })
  const columns: readonly Column<GroupLine>[] = [
    {
      key: 'label',
      title: t('名称'),
      cell: nameOf,
      value: nameOf,
      order: (line) => lines.indexOf(line),
      sortable: true,
      minWidth: 160,
      essential: true,
    },
    number('expected', t('应到'), ({ expected }) => expected),
    number('arrived', t('已到'), ({ arrived }) => arrived),
    number('away', t('未到'), ({ expected, arrived }) => expected - arrived),
    { ...number('rate', t('报到率'), (line) => rateOf(line) ?? -1), cell: (line) => percent(rateOf(line)) },
    number('unpaid', t('欠缴人数'), ({ unpaid }) => unpaid),
  ]
  const show = (path: string, { id }: GroupLine, more: string) =>
    void router.navigate({ href: `${path}?params.${by}Id=${id}&${more}` })

  function save() {
    const head = columns.map(({ title }) => title)
    const rows = lines.map((line) => [
      nameOf(line),
      line.expected,
      line.arrived,
      line.expected - line.arrived,
      percent(rateOf(line)),
      line.unpaid,
    ])
    saveCsv([head, ...rows], `${t('核验统计')}-${t(groupings[by])}-${figures?.at.slice(0, 10)}`)
  }

  return (
    <Card
      flush
      title={t('分组统计')}
      extra={
        <Stack direction="row" gap="sm" wrap>
          <Segmented
            label={t('分组方式')}
            size="sm"
            options={Object.entries(groupings).map(([value, label]) => ({
              value: value as Grouping,
              label: t(label),
            }))}
            value={by}
            onChange={(next) => next && onBy(next)}
          />
          <Button size="sm" icon={<Download />} disabled={lines.length === 0} onClick={save}>
            {t('导出表格')}
          </Button>
        </Stack>
      }
    >
      <DataTable
        label={t('分组统计')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id ?? 'none'}
        loading={loading}
        summaryTitle={t('合计')}
        summary={{
          expected: total.expected,
          arrived: total.arrived,
          away: total.expected - total.arrived,
          rate: percent(rateOf(total)),
          unpaid: total.unpaid,
        }}
        actionsWidth={172}
        rowActions={(line) =>
          line.id && (
            <>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => show('/claim/verify-result', line, 'params.passed=true')}
              >
                {t('核验结果')}
              </Button>
              {maySeeList && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => show('/admissions/student-list', line, 'params.arrival=awaited,deferred')}
                >
                  {t('未到名单')}
                </Button>
              )}
            </>
          )
        }
      />
    </Card>
  )
}
