import { Button } from '#design-system/button/button.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Item } from '#domain/reports/layout.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { ItemSubject } from './item-subject.tsx'
import { Length } from './length.tsx'
import { Letters } from './letters.tsx'
import { copied } from './new-item.ts'
import { type ChosenItem, placeItems, placeSize, withItem, withItems, withoutItem } from './places.ts'

const lengths = { x: '左边距离', y: '上边距离', width: '宽度', height: '高度' } as const

interface ItemPropertiesProps extends DesignProps {
  readonly chosen: ChosenItem
  readonly item: Item
}

/** What an item says, how it is set, and where it stands. */
export function ItemProperties(props: ItemPropertiesProps) {
  const { t } = useTranslation()
  const { layout, chosen, item, onChange, onChoose } = props
  const { place, id } = chosen
  const size = placeSize(layout, place)
  const set = (changed: Partial<Item>, as?: string) =>
    onChange(withItem(layout, chosen, changed), as && `${as} ${id}`)

  return (
    <Stack>
      <ItemSubject {...props} set={set} />
      {'size' in item && <Letters {...item} onChange={set} />}
      <Grid columns="two">
        {(Object.keys(lengths) as (keyof typeof lengths)[]).map((name) => (
          <Length
            key={name}
            label={t(lengths[name])}
            value={item[name]}
            onChange={(value) => set({ [name]: value }, name)}
          />
        ))}
      </Grid>
      <Stack direction="row" wrap gap="sm">
        <Button onClick={() => set({ x: 0, width: size.width })}>{t('撑满宽度')}</Button>
        <Button onClick={() => set({ x: Math.max(0, (size.width - item.width) / 2) })}>
          {t('水平居中')}
        </Button>
        <Button
          onClick={() => {
            const copy = copied(item, size)
            onChange(withItems(layout, place, [...placeItems(layout, place), copy]))
            onChoose({ ...chosen, id: copy.id })
          }}
        >
          {t('再制')}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onChange(withoutItem(layout, chosen))
            onChoose({ is: 'place', place })
          }}
        >
          {t('删除')}
        </Button>
      </Stack>
    </Stack>
  )
}
