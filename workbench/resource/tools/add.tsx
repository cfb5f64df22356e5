import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { usePermission } from '#workbench/menus/menus.ts'
import type { ToolProps } from './tool.ts'

/** Opens the form for a new row. */
export function Add({ listing: { resource, desk } }: ToolProps) {
  const { t } = useTranslation()
  if (!usePermission()(`${resource.name}:add`)) return null
  return (
    <Button variant="solid" icon={<Plus />} onClick={() => desk.add()}>
      {t('新增')}
    </Button>
  )
}
