import { DoorOpen } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { healthRoundCalls } from '#domain/dormitory/check/health-round/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Opens the round for those who may enter sheets. */
export function RoundTool({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  if (!may(healthRoundCalls.houses.access)) return null
  return (
    <Button icon={<DoorOpen aria-hidden />} onClick={onOpen}>
      {t('逐间检查')}
    </Button>
  )
}
