import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { isImportable } from '#domain/system/importable.ts'
import { usePermission } from '#workbench/menus/menus.ts'
import { useTab } from '#workbench/shell/tab-context.ts'
import type { ToolProps } from './tool.ts'

const ImportDrawer = lazy(async () => ({
  default: (await import('#workbench/import/import-drawer.tsx')).ImportDrawer,
}))

/** Brings rows in from a sheet. */
export function Import({ listing: { resource } }: ToolProps) {
  const { t } = useTranslation()
  const has = usePermission()
  const { tab } = useTab()
  const [shown, setShown] = useState({ ever: false, open: false })
  if (!isImportable(resource) || !has(`${resource.name}:import`)) return null
  const menu = { menuCode: tab.component || resource.name, menuTitle: t(tab.title) || t(resource.label) }
  return (
    <>
      <Button icon={<Upload />} onClick={() => setShown({ ever: true, open: true })}>
        {t('导入')}
      </Button>
      {shown.ever && (
        <Suspense>
          <ImportDrawer
            open={shown.open}
            resource={resource}
            menu={menu}
            onClose={() => setShown({ ever: true, open: false })}
          />
        </Suspense>
      )}
    </>
  )
}
