import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { repairStates } from '#domain/dormitory/repair/words.ts'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { OrderRow } from './order-facts.ts'

interface OrderTagsProps {
  readonly row: OrderRow
  /** Left out where the column says it. */
  readonly state?: boolean
}

/** How an order stands, how urgent it is, and whether it is late or comes again. */
export function OrderTags({ row, state = true }: OrderTagsProps) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" gap="xs" wrap>
      {state && row.state && <StateTag of={repairStates} code={row.state} />}
      {row.labels.urgencyId && <Tag>{row.labels.urgencyId}</Tag>}
      {row.overdue && <Tag tone="danger">{t('已超时')}</Tag>}
      {row.reopened ? <Tag tone="warning">{t('返修 {{count}} 次', { count: row.reopened })}</Tag> : null}
    </Stack>
  )
}
