import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import { actRules } from '#domain/claim/goods/rules.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { usePermission } from '#workbench/menus/menus.ts'
import { yuan } from './amounts.ts'
import { PieceList } from './piece-list.tsx'
import type { GoodsDeskAtWork } from './use-goods-desk.ts'

export interface ActProps {
  readonly desk: GoodsDesk
  readonly act: Act
  readonly work: GoodsDeskAtWork
  readonly onClose: () => void
}

/** What is about to happen, in a sentence. */
function useSentence({ student, standing, owed, kind, deposit }: GoodsDesk) {
  const { t } = useTranslation()
  const name = student.name
  const sentences: Readonly<Partial<Record<Act, string>>> = {
    pay: t('确认已收到 {{name}} 的 {{amount}}。', { name, amount: yuan(owed) }),
    receive:
      kind === 'key'
        ? t('确认钥匙已交到 {{name}} 手中。', { name })
        : t('确认以下物资已交到 {{name}} 手中，库存将相应减少。', { name }),
    refund:
      standing?.state === 'received'
        ? t('收回 {{name}} 已领取的物资，并退还 {{amount}}。', { name, amount: yuan(standing.paid) })
        : t('取消 {{name}} 的购买，并退还 {{amount}}。', { name, amount: yuan(standing?.paid ?? 0) }),
    cancel: t('取消 {{name}} 的购买登记。', { name }),
    lose: t('挂失后，原钥匙作废，押金不退；补发时另收押金 {{amount}}。', { amount: yuan(deposit) }),
    reissue: t('为 {{name}} 补发钥匙，押金 {{amount}}。', { name, amount: yuan(deposit) }),
  }
  return (act: Act) => sentences[act] ?? ''
}

/** Asks before anything is done, with a reason where somebody may have to answer for it. */
export function ActDialog({ desk, act, work, onClose }: ActProps) {
  const { t } = useTranslation()
  const may = usePermission()
  const id = useId()
  const sentence = useSentence(desk)
  const [reason, setReason] = useState('')
  const [keyNo, setKeyNo] = useState('')
  const [paid, setPaid] = useState(false)
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const needsReason = actRules[act].reason
  const needsKey = act === 'reissue'
  const missing = (needsReason && reason.trim() === '') || (needsKey && keyNo.trim() === '')
  const title = t(acts.labels[act])

  async function submit() {
    setAsked(true)
    if (missing) return
    const words = {
      ...(needsReason && { reason: reason.trim() }),
      ...(needsKey && { keyNo: keyNo.trim(), paid }),
    }
    const fault = await work.act({ act, ...words })
    setWrong(fault)
    if (!fault) onClose()
  }

  return (
    <Dialog
      open
      // Wide enough for the pieces to stand in one table.
      size={act === 'receive' ? 'lg' : 'md'}
      title={title}
      description={sentence(act)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            type="submit"
            form={id}
            variant={act === 'refund' || act === 'lose' || act === 'cancel' ? 'danger' : 'solid'}
            loading={work.busy}
            // Where the dialog puts the focus: Enter does it, for a desk that works by keys.
            data-autofocus={needsReason ? undefined : ''}
          >
            {t('确认{{act}}', { act: title })}
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
          {act === 'receive' && desk.standing && desk.standing.lines.length > 0 && (
            <PieceList desk={desk} lines={desk.standing.lines} />
          )}
          {needsKey && (
            <Field
              label={t('新钥匙号')}
              required
              error={asked && keyNo.trim() === '' ? t('请填写新钥匙号') : undefined}
            >
              <TextInput
                data-autofocus=""
                maxLength={20}
                value={keyNo}
                onChange={(event) => setKeyNo(event.currentTarget.value)}
              />
            </Field>
          )}
          {needsReason && (
            <Field
              label={t('原因')}
              required
              error={asked && reason.trim() === '' ? t('请填写原因') : undefined}
            >
              <TextArea
                data-autofocus={needsKey ? undefined : ''}
                maxLength={200}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </Field>
          )}
          {needsKey && may('claim.goods-order:pay') && (
            <Checkbox checked={paid} onChange={setPaid}>
              {t('已收押金 {{amount}}', { amount: yuan(desk.deposit) })}
            </Checkbox>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
