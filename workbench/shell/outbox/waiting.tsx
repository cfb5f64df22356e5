import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design-system/badge/badge.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Popover } from '#design-system/popover/popover.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { LetterForm } from './letter-form.tsx'
import { Letters } from './letters.tsx'

interface WaitingProps {
  readonly account: string
  readonly letters: readonly Letter[]
}

/** How much of mine still waits to be sent, and all of it, each to be opened in its form again. */
export function Waiting({ account, letters }: WaitingProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [edited, setEdited] = useState<Letter | null>(null)
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
