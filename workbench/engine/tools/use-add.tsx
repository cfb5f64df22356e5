import { Plus } from 'lucide-react'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Tool } from './tool.ts'

/** Opens the form for a new row. */
export function useAdd({ desk }: Listing): Tool | undefined {
  const { t } = useTranslation()
  if (!desk.mayAdd) return undefined
  return { label: t('新增'), icon: <Plus />, variant: 'solid', run: () => desk.add() }
}
