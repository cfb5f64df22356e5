import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { usePermission } from '#workbench/menus/menus.ts'
import type { ToolProps } from './tool.ts'

const EditDialog = lazy(() =>
  import('#workbench/resource/batch/edit-dialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })),
)

/** Changes the same fields of all chosen rows at once; there as soon as some are chosen. */
export function BatchEdit({ listing }: ToolProps) {
  const { resource, rows, count, choices } = listing
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const may = usePermission()(`${resource.name}:update`) && (resource.writes ?? ['update']).includes('update')
  if (!may || !rows) return null
  return (
    <>
      <Button icon={<PencilLine />} onClick={() => setOpen(true)}>
        {t('批量修改（{{count}}）', { count })}
      </Button>
      {open && (
        <Suspense>
          <EditDialog
            resource={resource}
            rows={rows}
            count={count}
            choices={choices}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
