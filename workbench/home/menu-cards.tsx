import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { sva } from '#styled-system/css/index.js'
import { everyMenu, isScreen, type Menu, shown } from '#workbench/menus/menu.ts'
import { useMenus } from '#workbench/menus/menus.ts'
import { useGo } from '#workbench/shell/use-go.ts'

/** A card for each area, with the ways to its screens. */
export function MenuCards() {
  const { t } = useTranslation()
  const areas = shown(useMenus().menus)
  if (areas.length === 0) {
    return <Empty title={t('还没有可以使用的功能')} description={t('请联系系统管理员为您的角色分配菜单。')} />
  }
  return (
    <Stack>
      {areas.map((area) => (
        <AreaCard key={area.id} area={area} />
      ))}
    </Stack>
  )
}

function AreaCard({ area }: { area: Menu }) {
  const { t } = useTranslation()
  const go = useGo()
  const style = areaCard()
  const ways = [...everyMenu([area])].filter((menu) => isScreen(menu) || menu.link)
  const title = (
    <span className={style.title}>
      <MenuIcon name={area.icon} />
      {t(area.title)}
    </span>
  )
  return (
    <Card title={title}>
      <ul className={style.list}>
        {ways.map(({ id, title, icon, path, link }) => (
          <li key={id}>
            {link ? (
              <a className={style.way} href={link} target="_blank" rel="noopener noreferrer">
                <MenuIcon name={icon || 'external-link'} />
                {t(title)}
              </a>
            ) : (
              <a className={style.way} href={path} onClick={go(path)}>
                <MenuIcon name={icon} />
                {t(title)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const areaCard = sva({
  slots: ['title', 'list', 'way'],
  base: {
    title: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      '& svg': { width: 'icon.lg', height: 'icon.lg', color: 'accent.text' },
    },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.36}, 1fr))',
      gap: 'gap',
      listStyle: 'none',
    },
    way: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'row',
      paddingInline: 'inset',
      borderRadius: 'control',
      bg: 'surface.sunken',
      color: 'text',
      transitionProperty: 'colors',
      transitionDuration: 'fast',
      _hover: { bg: 'surface.selected', color: 'accent.text' },
      '& svg': { width: 'icon.sm', height: 'icon.sm', color: 'text.faint' },
    },
  },
})
