import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { usedQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'

const most = 6

/** What the person opened last. */
export function RecentCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="recent" more="/servicecenter">
      <Asked query={useQuery(usedQuery)}>
        {(services) =>
          services.length === 0 ? (
            <Empty
              size="sm"
              title={t('还没有使用记录')}
              description={t('从服务中心或我的应用打开的服务会记在这里。')}
            />
          ) : (
            <ServiceGrid services={services.slice(0, most)} />
          )
        }
      </Asked>
    </DeskCard>
  )
}
