import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { collectionQuery, usedQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { AppOrder } from './user-apps/app-order.tsx'

/** 我的应用: what the person collected, in an order of their own, and what they opened last. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <Stack>
      <PageHeader
        title={t('我的应用')}
        description={t('收藏的应用会出现在首页，顺序由您决定。')}
        actions={<Go href="/servicecenter">{t('去服务中心添加')}</Go>}
      />
      <Card title={t('已收藏')}>
        <Asked query={useQuery(collectionQuery)}>
          {(services) =>
            services.length === 0 ? (
              <Empty
                title={t('还没有收藏应用')}
                description={t('在服务中心点亮星标，常用的应用就会出现在这里。')}
                action={<Go href="/servicecenter">{t('去服务中心')}</Go>}
              />
            ) : (
              <AppOrder services={services} />
            )
          }
        </Asked>
      </Card>
      <Card title={t('最近使用')}>
        <Asked query={useQuery(usedQuery)}>
          {(services) =>
            services.length === 0 ? (
              <Empty size="sm" title={t('还没有使用记录')} />
            ) : (
              <ServiceGrid services={services} collectable />
            )
          }
        </Asked>
      </Card>
    </Stack>
  )
}
