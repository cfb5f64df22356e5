import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { menu } from '#domain/system/menu.ts'
import { menuCalls, type SharedAddress } from '#domain/system/menus/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Says which menus have one address from before, for only the first of them opens. */
export function SharedAddresses({ terminal }: Pick<SharedAddress, 'terminal'>) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    queryKey: [menu.name, 'shared addresses'],
    queryFn: ({ signal }) => ask(menuCalls.shared, undefined, { quiet: true, signal }),
  })
  const mine = data.filter((each) => each.terminal === terminal)
  if (mine.length === 0) return null
  return (
    <Alert tone="warning" title={t('有菜单的地址相同，只有排在前面的能打开，请修改其余菜单的地址')}>
      <ul>
        {mine.map(({ path, titles }) => (
          <li key={path}>
            {t('{{path}}：{{titles}}', { path, titles: titles.map((title) => t(title)).join(t('、')) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
