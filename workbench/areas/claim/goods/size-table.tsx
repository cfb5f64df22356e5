import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { CountPlace, GoodsCounts } from '#domain/claim/goods/desk-calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { outstandingOf, piecesOf, placeNames, studentsIn } from './counts.ts'

const everywhere = 'all'

/** How many of this year's pieces of each size are bought, handed over and still to come; of all places or of one. */
export function SizeTable({
  by,
  counts,
}: {
  readonly by: CountPlace
  readonly counts: GoodsCounts | undefined
}) {
  const { t } = useTranslation()
  const label = t(placeNames[by])
  const [chosen, setChosen] = useState<string>(everywhere)
  const place = chosen === everywhere ? undefined : chosen
  const pieces = piecesOf(counts?.sizes ?? [], place)
  const places = (counts?.places ?? []).filter(({ placeId }) => placeId !== null)
  const sum = (of: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + of(piece), 0)
  return (
    <Card
      title={t('各尺码件数')}
      flush
      extra={
        <Stack direction="row" gap="sm" align="center" wrap>
          {counts && (
            <span className={beside()}>
              {t('今年学生 {{students}} 人，尚未购买 {{waiting}} 人', studentsIn(counts.places, place))}
            </span>
          )}
          <Select
            label={label}
            options={[
              { value: everywhere, label: t('全部{{place}}', { place: label }) },
              ...places.map(({ placeId, place }) => ({ value: placeId ?? '', label: place ?? '' })),
            ]}
            value={chosen}
            onChange={(next) => setChosen(next ?? everywhere)}
          />
        </Stack>
      }
    >
      <DataTable
        label={t('各尺码件数')}
        rows={pieces}
        rowKey={({ item, size }) => `${item} ${size}`}
        loading={!counts}
        columns={[
          {
            key: 'item',
            title: t('物资'),
            cell: ({ item }) => item,
            value: ({ item }) => item,
            essential: true,
          },
          { key: 'size', title: t('尺码'), cell: ({ size }) => size ?? '—', value: ({ size }) => size },
          {
            key: 'bought',
            title: t('已购买'),
            align: 'end',
            cell: ({ bought }) => bought,
            value: ({ bought }) => bought,
            sortable: true,
          },
          {
            key: 'received',
            title: t('已领取'),
            align: 'end',
            cell: ({ received }) => received,
            value: ({ received }) => received,
            sortable: true,
          },
          {
            key: 'outstanding',
            title: t('待领取'),
            align: 'end',
            cell: outstandingOf,
            value: outstandingOf,
            sortable: true,
          },
        ]}
        summaryTitle={t('合计')}
        summary={{
          bought: sum(({ bought }) => bought),
          received: sum(({ received }) => received),
          outstanding: sum(outstandingOf),
        }}
      />
    </Card>
  )
}

const beside = cva({ base: { textStyle: 'caption', color: 'text.quiet' } })
