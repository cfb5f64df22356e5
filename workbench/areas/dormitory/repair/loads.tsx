import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { repairCalls } from '#domain/dormitory/repair/calls.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { list } from './list.tsx'
import { LoadLine } from './load-line.tsx'

/** All areas with what their workers have in hand. */
export function Loads() {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: [repairOrder.name, 'loads'],
    queryFn: () => ask(repairCalls.loads, undefined, { quiet: true }),
  })
  return (
    <Card title={t('各维修区域在手工单')}>
      <Asked query={query}>
        {(loads) =>
          loads.length === 0 ? (
            <Empty size="sm" title={t('没有在用的维修区域')} />
          ) : (
            <ul className={list}>
              {loads.map((load) => (
                <LoadLine
                  key={load.areaId}
                  load={load}
                  act={
                    load.late > 0 && <Tag tone="warning">{t('{{count}} 单超时', { count: load.late })}</Tag>
                  }
                />
              ))}
            </ul>
          )
        }
      </Asked>
    </Card>
  )
}
