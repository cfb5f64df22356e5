import { useState } from 'react'
import { Grid } from '#design-system/grid/grid.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ActFrame, type ActProps } from './act-frame.tsx'
import { SizeChoice } from './size-choice.tsx'

/** Other sizes of what was bought: before it is received at will, afterwards as an exchange. */
export function SizeDialog({ desk, ...doing }: ActProps) {
  const { t } = useTranslation()
  const lines = desk.standing?.lines ?? []
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.flatMap(({ itemId, sizeId }) => (sizeId ? [[itemId, sizeId]] : []))),
  )
  const items = new Map(desk.sets.flatMap(({ items }) => items).map((item) => [item.itemId, item]))
  const fields = (asked: boolean) => (
    <Grid columns="two">
      {lines.flatMap(({ itemId, sizeId }) => {
        const item = items.get(itemId)
        if (!item || sizeId === null) return []
        const value = sizes[itemId] ?? null
        const change = (next: string | null) => next && setSizes({ ...sizes, [itemId]: next })
        return [
          <SizeChoice key={itemId} item={item} value={value} body={{}} asked={asked} onChange={change} />,
        ]
      })}
    </Grid>
  )
  return (
    <ActFrame
      {...doing}
      sentence={
        doing.act === 'exchange'
          ? t('收回原尺码、换给新尺码，库存随之增减。')
          : t('只改登记的尺码，领取时按新尺码发放。')
      }
      words={{ sizes }}
      fields={fields}
    />
  )
}
