import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import type { OrderLine } from '#domain/claim/goods/rules.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** What is to be put on the table, piece by piece, with what is left of each. */
export function PieceList({
  desk,
  lines,
}: {
  readonly desk: GoodsDesk
  readonly lines: readonly OrderLine[]
}) {
  const { t } = useTranslation()
  const items = new Map(desk.sets.flatMap(({ items }) => items).map((item) => [item.itemId, item]))
  const rows = lines.map((line) => {
    const item = items.get(line.itemId)
    const size = item?.sizes.find(({ id }) => id === line.sizeId)
    return { ...line, item, size, left: size ? size.left : (item?.left ?? null) }
  })
  return (
    <DataTable
      label={t('物资明细')}
      rows={rows}
      rowKey={({ itemId }) => itemId}
      columns={[
        {
          key: 'name',
          title: t('物资'),
          cell: ({ item }) => item?.name ?? t('已停用的物资'),
          essential: true,
        },
        { key: 'size', title: t('尺码'), cell: ({ size }) => size?.code ?? '—' },
        {
          key: 'quantity',
          title: t('数量'),
          align: 'end',
          cell: ({ quantity, item }) => `${quantity} ${item?.unit ?? ''}`,
        },
        { key: 'left', title: t('库存'), align: 'end', cell: ({ left }) => left ?? '—' },
      ]}
    />
  )
}
