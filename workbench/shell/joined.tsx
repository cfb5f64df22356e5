import { useRouter } from '@tanstack/react-router'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { besideOf, type Menu } from '#workbench/portal/menus/menu.ts'
import { useMenus } from '#workbench/portal/menus/menus.ts'

/** The screens that share one entry of the menu, over each of them; nothing over a screen with an entry of its own. */
export function Joined({ component }: { readonly component: string }) {
  const beside = besideOf(useMenus().menus, component)
  const own = beside.find((menu) => menu.component === component)
  return own ? <Strip beside={beside} current={own.path} /> : null
}

function Strip({ beside, current }: { readonly beside: readonly Menu[]; readonly current: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div className={strip}>
      <Segmented
        label={t(beside[0]?.title ?? '')}
        value={current}
        options={beside.map(({ path, title, screenTitle }) => ({
          value: path,
          label: t(screenTitle || title),
        }))}
        onChange={(href) => void (href && router.navigate({ href }))}
      />
    </div>
  )
}

const strip = css({ flex: 'none', maxWidth: 'full', overflowX: 'auto', marginBlockEnd: '3' })
