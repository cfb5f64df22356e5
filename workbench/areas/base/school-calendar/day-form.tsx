import { useMemo, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { FormDrawer } from '#workbench/engine/form-drawer.tsx'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { NamedDay, Term } from './term.ts'
import { useDayName } from './use-day-name.ts'

export interface DayFormProps {
  readonly open: boolean
  readonly term: Term
  readonly day: string
  /** None while the day is a plain one. */
  readonly row?: NamedDay
  readonly onClose: () => void
}

const sections = [['', ['kind', 'dayOfWeekAs', 'note']]] as const

/** What a day is for. Without an entry it is again what its weekday makes it. */
export function DayForm({ open, term, day, row, onClose }: DayFormProps) {
  const { t } = useTranslation()
  const nameOf = useDayName()
  const { remove } = useChanges(schoolCalendarDay)
  // As the row stood on opening: it is gone from the list before the form has slid out.
  const [known] = useState(row)
  const given = useMemo(() => ({ calendarId: term.id, date: day }), [term.id, day])

  async function clear(entry: NamedDay) {
    try {
      await remove.mutateAsync([entry])
      toast.success(t('已恢复为平常日'))
      onClose()
    } catch {
      // The refusal has shown its own notice.
    }
  }

  return (
    <FormDrawer
      open={open}
      title={nameOf(day)}
      resource={schoolCalendarDay}
      sections={sections}
      row={known}
      given={given}
      onClose={onClose}
      extra={
        known?.can.includes('remove') && (
          <Button variant="ghost" loading={remove.isPending} onClick={() => void clear(known)}>
            {t('恢复为平常日')}
          </Button>
        )
      }
    />
  )
}
