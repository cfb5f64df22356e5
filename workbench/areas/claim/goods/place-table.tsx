import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { CountPlace, GoodsCount } from '#domain/claim/goods/desk-calls.ts'
import type { GoodsKind } from '#domain/claim/goods/kinds.ts'
import { filterOf, outstandingOf, totalsOf } from './counts.ts'

interface PlaceTableProps {
  readonly kind: GoodsKind
  readonly by: CountPlace
  readonly label: string
  readonly places: readonly GoodsCount[] | undefined
}

/** More bars than this are no picture any more. */
const mostBars = 20

/** Place by place, drawn and in figures; each leads to its students. */
export function PlaceTable({ kind, by, label, places }: PlaceTableProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const rows = places ?? []
  const nameOf = ({ place }: GoodsCount) => place ?? t('未分配')
  const drawn = [...rows].sort((one, other) => outstandingOf(other) - outstandingOf(one)).slice(0, mostBars)
  const totals = totalsOf(rows)
  const figure = (key: string, title: string, value: (row: GoodsCount) => number): Column<GoodsCount> => ({
    key,
    title,
    cell: value,
    value,
    align: 'end',
    sortable: true,
    minWidth: 80,
  })
  const columns: readonly Column<GoodsCount>[] = [
    {
      key: 'place',
      title: label,
      cell: nameOf,
      value: nameOf,
      sortable: true,
      essential: true,
      minWidth: 160,
    },
    figure('students', t('学生'), ({ students }) => students),
    figure('bought', kind === 'key' ? t('已登记') : t('已购买'), ({ bought }) => bought),
    figure('paid', t('已缴费'), ({ paid }) => paid),
    figure('received', t('已领取'), ({ received }) => received),
    figure('outstanding', t('待领取'), outstandingOf),
    ...(kind === 'key' ? [figure('lost', t('已挂失'), ({ lost }) => lost)] : []),
    figure('refunded', t('已退还'), ({ refunded }) => refunded),
  ]
  const open = ({ placeId }: GoodsCount) =>
    placeId && void router.navigate({ href: `/claim/${kind}-record?params.${filterOf[by]}=${placeId}` })
  return (
    <>
      <Card>
        <BarChart
          title={
            rows.length > mostBars
              ? t('待领取最多的 {{count}} 个{{place}}', { count: mostBars, place: label })
              : t('各{{place}}领取情况', { place: label })
          }
          categories={drawn.map(nameOf)}
          series={[
            { name: t('已领取'), values: drawn.map(({ received }) => received) },
            { name: t('待领取'), values: drawn.map(outstandingOf) },
          ]}
          stacked="sum"
          loading={!places}
        />
      </Card>
      <Card title={t('各{{place}}人数', { place: label })} flush>
        <Stack gap="none">
          <DataTable
            label={t('各{{place}}人数', { place: label })}
            rows={rows}
            rowKey={({ placeId }) => placeId ?? 'none'}
            columns={columns}
            loading={!places}
            onRowActivate={open}
            summary={{
              place: t('合计'),
              ...totals,
              outstanding: outstandingOf(totals),
            }}
            rowActions={(row) =>
              row.placeId && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('查看名单：{{name}}', { name: nameOf(row) })}
                  onClick={() => open(row)}
                >
                  {t('查看名单')}
                </Button>
              )
            }
          />
        </Stack>
      </Card>
    </>
  )
}
