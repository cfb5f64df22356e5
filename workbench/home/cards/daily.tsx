import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { dailyWork } from '#domain/system/daily-work.ts'
import { sva } from '#styled-system/css/index.js'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { menuWithPath } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

const most = 6

/** The few screens that this person opens all day, one press away. */
export function DailyCard() {
  const { t } = useTranslation()
  const { menus } = useMenus()
  const go = useGo()
  const style = daily()
  const ways = dailyWork.flatMap((path) => menuWithPath(menus, `/${path}`) ?? []).slice(0, most)
  if (ways.length === 0) return null
  return (
    <DeskCard card="daily">
      <ul className={style.list}>
        {ways.map(({ id, title, icon, path }) => (
          <li key={id}>
            <a className={style.way} href={path} onClick={go(path)}>
              <MenuIcon name={icon} />
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

const daily = sva({
  slots: ['list', 'way'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fit, minmax({sizes.field.sm}, 1fr))',
      },
      gap: 'gap',
      listStyle: 'none',
    },
    way: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '16',
      paddingInline: 'card',
      borderRadius: 'card',
      bg: 'accent.soft',
      color: 'accent.text',
      textStyle: 'body.strong',
      _hover: { bg: 'surface.selected' },
      '& svg': { flex: 'none', width: 'icon.lg', height: 'icon.lg' },
    },
  },
})
