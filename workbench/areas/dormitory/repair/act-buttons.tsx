import { Button } from '#design-system/button/button.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { Action } from '#domain/kernel/action.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { OrderRow } from './order-facts.ts'

interface ActButtonsProps {
  readonly row: OrderRow
  /** Those that the screen is for, the first of them the main one. */
  readonly acts: readonly string[]
  readonly onAct: (act: string) => void
}

/** What the server lets this person do, as buttons: on a phone as wide as it is, for a thumb in a glove. */
export function ActButtons({ row, acts, onAct }: ActButtonsProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const actions: Readonly<Record<string, Action>> = repairOrder.actions ?? {}
  const may = acts.filter((name) => row.can.includes(name) && actions[name])
  if (may.length === 0) return null
  return (
    <Stack direction={phone ? 'column' : 'row'} gap="sm" wrap={!phone} fill={phone}>
      {may.map((name, at) => (
        <Button
          key={name}
          size={phone ? 'lg' : 'md'}
          wide={phone}
          variant={at === 0 && !actions[name]?.danger ? 'solid' : 'outline'}
          onClick={() => onAct(name)}
        >
          {t(actions[name]?.label ?? name)}
        </Button>
      ))}
    </Stack>
  )
}
