import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { collectionQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'
import { Go } from '#workbench/navigation/go.tsx'

const most = 12

/** The services that the person collected, in their order. */
export function AppsCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="apps" more="/personal/userapps">
      <Asked query={useQuery(collectionQuery)}>
        {(services) =>
          services.length === 0 ? (
            <Empty
              size="sm"
              title={t('还没有收藏应用')}
              description={t('在服务中心点亮星标，常用的应用就会出现在这里。')}
              action={<Go href="/servicecenter">{t('去服务中心')}</Go>}
            />
          ) : (
            <ServiceGrid services={services.slice(0, most)} />
          )
        }
      </Asked>
    </DeskCard>
  )
}
