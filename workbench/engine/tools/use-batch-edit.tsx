import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isWritten } from '#workbench/engine/may-write.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

const EditDialog = lazy(() =>
  import('#workbench/engine/batch/edit-dialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })),
)

/** Changes the same fields of all chosen rows at once; there as soon as some are chosen. */
export function useBatchEdit({ resource, rows, count, choices }: Listing): Tool | undefined {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = usePermission()(`${resource.name}:update`) && isWritten(resource, 'update')
  if (!may || !rows) return undefined
  return {
    label: t('批量修改（{{count}}）', { count }),
    icon: <PencilLine />,
    run: () => setOpen(true),
    opened: open && (
      <Suspense>
        <EditDialog
          resource={resource}
          rows={rows}
          count={count}
          choices={choices}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
