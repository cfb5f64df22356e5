import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import type { ToolProps } from './tool.ts'

const ConditionDrawer = lazy(async () => ({
  default: (await import('#workbench/resource/conditions/condition-drawer.tsx')).ConditionDrawer,
}))

/** Opens the builder of conditions. */
export function Conditions({ listing }: ToolProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { condition } = listing.state
  const count = condition ? comparisonsIn(condition).length : 0
  return (
    <>
      <Button icon={<ListFilter />} onClick={() => setOpen(true)}>
        {count > 0 ? t('高级筛选（{{count}}）', { count }) : t('高级筛选')}
      </Button>
      {open && (
        <Suspense>
          <ConditionDrawer
            resource={listing.resource}
            choices={listing.choices}
            condition={condition}
            onApply={listing.require}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
