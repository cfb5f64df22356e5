import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { personalCategory, personalServices } from '#domain/system/personal-services.ts'
import { sva } from '#styled-system/css/index.js'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { everyMenu, isScreen, type Menu, shown } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** The ways to all screens of the person, area by area. */
export function MenusCard() {
  const areas = shown(useMenus().menus)
  return (
    <DeskCard card="menus" more="/servicecenter">
      {areas.length === 0 ? <OwnServices /> : areas.map((area) => <Ways key={area.id} area={area} />)}
    </DeskCard>
  )
}

/** What everybody has, for a role that the college has opened nothing else to. */
function OwnServices() {
  const { t } = useTranslation()
  const go = useGo()
  const style = waysOf()
  return (
    <section className={style.root} aria-label={t(personalCategory)}>
      <p className={style.title}>
        {t('学校还没有为您的身份开放业务功能，您可以使用以下个人服务；需要办理业务的，请联系系统管理员。')}
      </p>
      <ul className={style.list}>
        {personalServices.map(({ code, name, icon, path }) => (
          <li key={code}>
            <a className={style.way} href={path} onClick={go(path)}>
              <MenuIcon name={icon} />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
