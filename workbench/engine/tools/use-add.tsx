import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import type { Tool } from './tool.ts'

/** Opens the form for a new row. */
export function useAdd({ resource, desk }: Listing): Tool | undefined {
  const { t } = useTranslation()
  if (!usePermission()(`${resource.name}:add`)) return undefined
  return { label: t('新增'), icon: <Plus />, variant: 'solid', run: () => desk.add() }
}
