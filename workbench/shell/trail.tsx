import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { MenuIcon } from '#design-system/menu-icon/menu-icon.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import type { Menu } from '#workbench/portal/menus/menu.ts'
import { useActs } from './acts.ts'

/** Where the screen in front stands in the menus: in the bar, or, where that is full of areas, over the screen. */
export function Trail({ menus }: { menus: readonly Menu[] }) {
  const { t } = useTranslation()
  const { go } = useActs()
  const { breadcrumb, breadcrumbIcon, layout } = useLook()
  if (!breadcrumb || menus.length < 2) return null
  return (
    <div className={place({ over: layout === 'transverse' })}>
      <Breadcrumb
        items={menus.map(({ title, path, icon }) => ({
          title: t(title),
          href: path,
          icon: breadcrumbIcon && icon ? <MenuIcon name={icon} /> : undefined,
        }))}
        onSelect={go}
      />
    </div>
  )
}

const place = cva({
  base: { display: 'flex', minWidth: '0', flex: '1' },
  variants: { over: { true: { flex: 'none', paddingInline: 'page', paddingTop: 'page' } } },
})
