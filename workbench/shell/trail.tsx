import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { cva } from '#styled-system/css/index.js'
import type { Menu } from '#workbench/menus/menu.ts'

/** Where the screen in front stands in the menus. */
export function Trail({ menus }: { menus: readonly Menu[] }) {
  const { t } = useTranslation()
  if (menus.length < 2) return null
  return (
    <div className={place()}>
      <Breadcrumb items={menus.map(({ title }) => ({ title: t(title) }))} />
    </div>
  )
}

const place = cva({ base: { paddingInline: 'page', paddingTop: 'page' } })
