import { type ReactNode, useId, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import { actsWithReason } from '#domain/claim/goods/rules.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Asked, GoodsDeskAtWork } from './use-goods-desk.ts'

export interface ActProps {
  readonly desk: GoodsDesk
  readonly act: Act
  readonly work: GoodsDeskAtWork
  readonly onClose: () => void
}

interface ActFrameProps extends Omit<ActProps, 'desk'> {
  /** What is about to happen, in a sentence. */
  readonly sentence: string
  readonly wide?: boolean
  /** On the button that does it; left out, that it confirms the act. */
  readonly confirm?: string
  /** There is nothing that could be done. */
  readonly idle?: boolean
  /** What is said with the act beside its reason; null while something is missing. */
  readonly words: Omit<Asked, 'act' | 'reason'> | null
  /** What is to be filled in; told whether somebody has tried without. */
  readonly fields?: ((asked: boolean) => ReactNode) | undefined
  readonly children?: ReactNode
}

const grave: readonly Act[] = ['refund', 'lose', 'cancel']

/** Asks before anything is done, with a reason where somebody may have to answer for it. */
export function ActFrame({ act, work, onClose, sentence, wide, words, fields, ...rest }: ActFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const needsReason = actsWithReason.includes(act)
  const unexplained = needsReason && reason.trim() === ''
  const title = codeName(t, acts, act)

  async function submit() {
    setAsked(true)
    if (!words || unexplained) return
    const fault = await work.act({ act, ...words, ...(needsReason && { reason: reason.trim() }) })
    setWrong(fault)
    if (!fault) onClose()
  }

  return (
    <Dialog
      open
      size={wide ? 'lg' : 'md'}
      title={title}
      description={sentence}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            type="submit"
            form={id}
            variant={grave.includes(act) ? 'danger' : 'solid'}
            loading={work.busy}
            disabled={rest.idle}
            // Where the dialog puts the focus: Enter does it, for a desk that works by keys.
            data-autofocus={needsReason || fields ? undefined : ''}
          >
            {rest.confirm ?? t('确认{{act}}', { act: title })}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="md">
          {wrong && <Alert tone="danger" title={t(wrong)} />}
          {rest.children}
          {fields?.(asked)}
          {needsReason && (
            <Field label={t('原因')} required error={asked && unexplained ? t('请填写原因') : undefined}>
              <TextArea
                data-autofocus={fields ? undefined : ''}
                maxLength={200}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </Field>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
