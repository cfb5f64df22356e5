import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { areas } from '#domain/index.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { servicesQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'

/** Everything that is applied for: the screens of kind `apply`. */
const applied = new Set(
  areas.flatMap(({ screens }) =>
    screens.filter(({ kind }) => kind === 'apply').map(({ path }) => `/${path}`),
  ),
)

/** 学生服务: what the student may apply for, by its area. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <Stack>
      <PageHeader title={t('学生服务')} description={t('您可以在线办理的全部申请。')} />
      <Asked query={useQuery(servicesQuery)}>
        {(services) => {
          const open = services.filter(({ path }) => applied.has(path))
          if (open.length === 0)
            return (
              <Card>
                <Empty title={t('暂无可以办理的服务')} />
              </Card>
            )
          return [...Map.groupBy(open, ({ category }) => category)].map(([category, own]) => (
            <Card key={category} title={t(category)}>
              <ServiceGrid services={own} collectable />
            </Card>
          ))
        }}
      </Asked>
    </Stack>
  )
}
