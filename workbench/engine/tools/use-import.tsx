import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ofBatch } from '#domain/kernel/list-query.ts'
import { isImportable } from '#domain/system/importable.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { useTab } from '#workbench/portal/tab-context.ts'
import type { Tool } from './tool.ts'

const ImportDrawer = lazy(async () => ({
  default: (await import('#workbench/engine/import/import-drawer.tsx')).ImportDrawer,
}))

/** Brings rows in from a sheet. */
export function useImport({ resource, narrow }: Listing): Tool | undefined {
  const { t } = useTranslation()
  const has = usePermission()
  const { tab } = useTab()
  const [shown, setShown] = useState({ ever: false, open: false })
  if (!isImportable(resource) || !has(`${resource.name}:import`)) return undefined
  const menu = { menuCode: tab.component || resource.name, menuTitle: t(tab.title) || t(resource.label) }
  return {
    label: t('导入'),
    icon: <Upload />,
    rare: true,
    run: () => setShown({ ever: true, open: true }),
    opened: shown.ever && (
      <Suspense>
        <ImportDrawer
          open={shown.open}
          resource={resource}
          menu={menu}
          onClose={() => setShown({ ever: true, open: false })}
          onLook={(batch) => {
            setShown({ ever: true, open: false })
            narrow({ [ofBatch]: batch })
          }}
        />
      </Suspense>
    ),
  }
}
