import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { bandTitles } from '#domain/reports/layout.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ColumnProperties } from './column-properties.tsx'
import { columnsOf } from './columns.ts'
import type { DesignProps } from './design-props.ts'
import { DetailProperties } from './detail-properties.tsx'
import { ItemProperties } from './item-properties.tsx'
import { Length } from './length.tsx'
import { PageProperties } from './page-properties.tsx'
import { itemAt, placeSize, withHeight } from './places.ts'

/** What is chosen on the canvas; the page as a whole when nothing is. */
export function Properties(props: DesignProps) {
  const { t } = useTranslation()
  const { layout, chosen, onChoose, onChange } = props
  const item = chosen?.is === 'item' && itemAt(layout, chosen)
  const column = chosen?.is === 'column' && columnsOf(layout).find(({ field }) => field === chosen.field)
  const back = (
    <Button size="sm" onClick={() => onChoose(undefined)}>
      {t('返回页面设置')}
    </Button>
  )
  if (item)
    return (
      <Card title={t('所选内容')} extra={back}>
        <ItemProperties key={item.id} {...props} chosen={chosen} item={item} />
      </Card>
    )
  if (column)
    return (
      <Card title={t('所选列')} extra={back}>
        <ColumnProperties key={column.field} {...props} column={column} />
      </Card>
    )
  if (chosen?.is === 'place') {
    const { place } = chosen
    if (place === 'card')
      return (
        <Card title={t('每张卡片')} extra={back}>
          <DetailProperties {...props} />
        </Card>
      )
    if (layout.bands[place])
      return (
        <Card title={t(bandTitles[place])} extra={back}>
          <Length
            label={t('高度')}
            value={placeSize(layout, place).height}
            min={4}
            max={200}
            onChange={(height) => onChange(withHeight(layout, place, height), `height ${place}`)}
          />
        </Card>
      )
  }
  return (
    <Stack>
      <Card title={t('页面设置')}>
        <PageProperties {...props} />
      </Card>
      <Card title={t('数据的排列')}>
        <DetailProperties {...props} />
      </Card>
    </Stack>
  )
}
