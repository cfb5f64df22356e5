import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Select } from '#design-system/select/select.tsx'
import type { GoodsCounts } from '#domain/claim/goods/desk-calls.ts'
import { outstandingOf, piecesOf } from './counts.ts'

const everywhere = 'all'

/** How many pieces of each size are bought, handed over and still to come; of all places or of one. */
export function SizeTable({
  label,
  counts,
}: {
  readonly label: string
  readonly counts: GoodsCounts | undefined
}) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>(everywhere)
  const pieces = piecesOf(counts?.sizes ?? [], chosen === everywhere ? undefined : chosen)
  const places = (counts?.places ?? []).filter(({ placeId }) => placeId !== null)
  const sum = (of: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((total, piece) => total + of(piece), 0)
  return (
    <Card
      title={t('各尺码件数')}
      flush
      extra={
        <Select
          label={label}
          options={[
            { value: everywhere, label: t('全部{{place}}', { place: label }) },
            ...places.map(({ placeId, place }) => ({ value: placeId ?? '', label: place ?? '' })),
          ]}
          value={chosen}
          onChange={(next) => setChosen(next ?? everywhere)}
        />
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
        summary={{
          item: t('合计'),
          bought: sum(({ bought }) => bought),
          received: sum(({ received }) => received),
          outstanding: sum(outstandingOf),
        }}
      />
    </Card>
  )
}
