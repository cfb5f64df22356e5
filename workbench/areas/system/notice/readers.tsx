import { BellRing } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ReadersDrawer } from '../readers/readers-drawer.tsx'
import { readersOf } from './calls.ts'
import type { NoticeRow } from './notices.tsx'

export interface ReadersProps {
  readonly row: NoticeRow | undefined
  readonly onRemind: () => void
  readonly onClose: () => void
}

/** Who has read a notice and who has not; those who have not may be reminded. */
export function Readers({ row, onRemind, onClose }: ReadersProps) {
  const { t } = useTranslation()
  const reach = row?.reach ?? 0
  return (
    <ReadersDrawer
      id={row?.id}
      of="system/notice/receipts"
      ask={readersOf}
      reach={reach}
      find="按姓名或账号查找"
      buttons={(read) =>
        row?.can.includes('remind') && (
          <Button icon={<BellRing />} disabled={read >= reach} onClick={onRemind}>
            {t('提醒未读人员')}
          </Button>
        )
      }
      onClose={onClose}
    />
  )
}
