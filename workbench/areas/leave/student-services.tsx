import { useQuery } from '@tanstack/react-query'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { areas } from '#domain/index.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { servicesQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { everyMenu } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** Component paths of the screens on which people take care of something of their own. */
const starting = new Set<string>(
  areas.flatMap(({ screens }) => screens.filter(({ starts }) => starts).map(({ path }) => path)),
)

/** 学生服务: what the student may apply for and take care of, by its area. */
export function Screen() {
  const { t } = useTranslation()
  const { menus } = useMenus()
  return (
    <Stack>
      <PageHeader title={t('学生服务')} description={t('您可以在线办理的全部事项。')} />
      <Asked query={useQuery(servicesQuery)}>
        {(services) => {
          const own = new Set(
            [...everyMenu(menus)].flatMap(({ component, path }) => (starting.has(component) ? [path] : [])),
          )
          const open = services.filter(({ path }) => own.has(path))
          if (open.length === 0)
            return (
              <Card>
                <Empty title={t('暂无可以办理的服务')} />
              </Card>
            )
          return [...Map.groupBy(open, ({ category }) => category)].map(([category, services]) => (
            <Card key={category} title={t(category)}>
              <ServiceGrid services={services} collectable />
            </Card>
          ))
        }}
      </Asked>
    </Stack>
  )
}
