import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { InboxItem } from '#domain/workflow/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CasePanel } from './case-panel.tsx'

interface InboxSheetProps {
  readonly opened: string | undefined
  readonly open: (id: string | undefined) => void
  /** Those beside it in the list. */
  readonly before: InboxItem | undefined
  readonly after: InboxItem | undefined
  readonly onDecided: () => void
}

/** The case that is read, over the list where there is no room beside it: from one to the next, and back to the list. */
export function InboxSheet({ opened, open, before, after, onDecided }: InboxSheetProps) {
  const { t } = useTranslation()
  // What was read last is in sight until the sheet is gone.
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  return (
    <Drawer
      open={opened !== undefined}
      part={last ?? ''}
      title={t('审批')}
      size="lg"
      footer={
        <div className={foot()}>
          <Button data-autofocus="" onClick={() => open(undefined)}>
            {t('返回列表')}
          </Button>
          <span>
            <IconButton
              icon={<ChevronLeft />}
              label={t('上一条')}
              disabled={!before}
              onClick={() => before && open(before.id)}
            />
            <IconButton
              icon={<ChevronRight />}
              label={t('下一条')}
              disabled={!after}
              onClick={() => after && open(after.id)}
            />
          </span>
        </div>
      }
      onClose={() => open(undefined)}
    >
      {last && <CasePanel which={{ id: last }} onDecided={onDecided} />}
    </Drawer>
  )
}

const foot = cva({ base: { display: 'flex', flex: '1', justifyContent: 'space-between' } })
