import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { usePermission } from '#workbench/menus/menus.ts'
import type { ToolProps } from './tool.ts'

/** Removes the rows that are chosen. */
export function Remove({ listing }: ToolProps) {
  const { resource, desk, chosen } = listing
  const { t } = useTranslation()
  if (!usePermission()(`${resource.name}:remove`)) return null
  return (
    <Button icon={<Trash2 />} loading={desk.removing} onClick={() => listing.remove(chosen)}>
      {chosen.length > 0 ? t('批量删除（{{count}}）', { count: chosen.length }) : t('批量删除')}
    </Button>
  )
}
