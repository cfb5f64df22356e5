import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Tool } from './tool.ts'

const ConditionDrawer = lazy(async () => ({
  default: (await import('#workbench/engine/conditions/condition-drawer.tsx')).ConditionDrawer,
}))

/** Opens the builder of conditions. */
export function useConditions(listing: Listing): Tool {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { condition } = listing.state
  const count = condition ? comparisonsIn(condition).length : 0
  return {
    label: count > 0 ? t('高级筛选（{{count}}）', { count }) : t('高级筛选'),
    icon: <ListFilter />,
    run: () => setOpen(true),
    opened: open && (
      <Suspense>
        <ConditionDrawer
          resource={listing.resource}
          choices={listing.choices}
          condition={condition}
          onApply={listing.require}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
