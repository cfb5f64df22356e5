import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('#workbench/engine/export/export-dialog.tsx')).ExportDialog,
}))

/** Takes rows of the list along as a file. */
export function useExport(listing: Listing): Tool | undefined {
  const { t } = useTranslation()
  /** Counts the openings, so that each begins afresh. */
  const [shown, setShown] = useState({ at: 0, open: false })
  if (!usePermission()(`${listing.resource.name}:export`)) return undefined
  return {
    label: t('导出'),
    icon: <Download />,
    rare: true,
    run: () => setShown(({ at }) => ({ at: at + 1, open: true })),
    opened: shown.at > 0 && (
      <Suspense>
        <ExportDialog
          key={shown.at}
          listing={listing}
          open={shown.open}
          onClose={() => setShown(({ at }) => ({ at, open: false }))}
        />
      </Suspense>
    ),
  }
}
