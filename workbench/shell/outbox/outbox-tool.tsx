import { useQueryClient } from '@tanstack/react-query'
import { CloudUpload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Popover } from '#design-system/popover/popover.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { useDelivery, useLetters } from '#workbench/portal/outbox/mine.ts'
import { LetterForm } from './letter-form.tsx'
import { Letters } from './letters.tsx'
import { useTitle } from './use-title.ts'

/** How much of mine still waits to be sent, and all of it. Nobody who has none sees it. */
export function OutboxTool({ account }: { readonly account: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const titleOf = useTitle()
  const letters = useLetters(account)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [edited, setEdited] = useState<Letter | null>(null)
  const arrived = useCallback(
    (letter: Letter) => {
      toast.success(t('已同步：{{title}}', { title: titleOf(letter) }))
      void queries.invalidateQueries({ queryKey: [letter.resource] })
    },
    [t, titleOf, queries],
  )
  useDelivery(account, arrived)
  const held = letters.some(({ state }) => state !== 'waiting')
  return (
    <>
      {letters.length > 0 && (
        <Badge count={letters.length} label={t('待同步')} tone={held ? 'danger' : 'accent'}>
          <Popover
            open={open}
            onOpenChange={setOpen}
            onClosed={() => {
              setEdited(chosen)
              setChosen(null)
            }}
            placement="bottom-end"
            size="lg"
            title={t('待同步 {{count}} 项', { count: letters.length })}
            trigger={
              <IconButton
                label={t('待同步 {{count}} 项', { count: letters.length })}
                icon={<CloudUpload aria-hidden />}
              />
            }
          >
            <Letters
              account={account}
              letters={letters}
              onOpen={(letter) => {
                setOpen(false)
                setChosen(letter)
              }}
            />
          </Popover>
        </Badge>
      )}
      {edited && (
        <LetterForm key={edited.key} account={account} letter={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
