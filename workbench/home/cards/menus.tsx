import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { sva } from '#styled-system/css/index.js'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { useGo } from '#workbench/navigation/use-go.ts'
import { everyMenu, isScreen, type Menu, shown } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** The ways to all screens of the person, area by area. */
export function MenusCard() {
  const { t } = useTranslation()
  const areas = shown(useMenus().menus)
  return (
    <DeskCard card="menus" more="/servicecenter">
      {areas.length === 0 ? (
        <Empty
          size="sm"
          title={t('还没有可以使用的功能')}
          description={t('请联系系统管理员为您的角色分配菜单。')}
        />
      ) : (
        areas.map((area) => <Ways key={area.id} area={area} />)
      )}
    </DeskCard>
  )
}

function Ways({ area }: { readonly area: Menu }) {
  const { t } = useTranslation()
  const go = useGo()
  const style = waysOf()
  const ways = [...everyMenu([area])].filter((menu) => isScreen(menu) || menu.link)
  return (
    <section className={style.root} aria-label={t(area.title)}>
      <h3 className={style.title}>{t(area.title)}</h3>
      <ul className={style.list}>
        {ways.map(({ id, title, icon, path, link }) => (
          <li key={id}>
            <a
              className={style.way}
              href={link ?? path}
              {...(link ? { target: '_blank', rel: 'noopener noreferrer' } : { onClick: go(path) })}
            >
              <MenuIcon name={icon || (link ? 'link' : '')} />
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const waysOf = sva({
  slots: ['root', 'title', 'list', 'way'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', '& + &': { marginTop: '4' } },
    title: { textStyle: 'body.sm', color: 'text.quiet' },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.36}, 1fr))',
      gap: '2',
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
      '& svg': { width: 'icon.sm', height: 'icon.sm', flex: 'none', color: 'text.faint' },
    },
  },
})
