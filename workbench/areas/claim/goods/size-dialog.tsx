import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { acts } from '#domain/claim/goods/states.ts'
import type { ActProps } from './act-dialog.tsx'
import { SizeChoice } from './size-choice.tsx'

/** Other sizes of what was bought: before it is received at will, afterwards as an exchange, with a reason. */
export function SizeDialog({ desk, act, work, onClose }: ActProps) {
  const { t } = useTranslation()
  const id = useId()
  const lines = desk.standing?.lines ?? []
  const [sizes, setSizes] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.flatMap(({ itemId, sizeId }) => (sizeId ? [[itemId, sizeId]] : []))),
  )
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const items = new Map(desk.sets.flatMap(({ items }) => items).map((item) => [item.itemId, item]))
  const needsReason = act === 'exchange'
  const title = t(acts.labels[act])

  async function submit() {
    setAsked(true)
    if (needsReason && reason.trim() === '') return
    const fault = await work.act({ act, sizes, ...(needsReason && { reason: reason.trim() }) })
    setWrong(fault)
    if (!fault) onClose()
  }

  return (
    <Dialog
      open
      title={title}
      description={
        needsReason ? t('收回原尺码、换给新尺码，库存随之增减。') : t('只改登记的尺码，领取时按新尺码发放。')
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={id} variant="solid" loading={work.busy}>
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
          <Grid columns="two">
            {lines.flatMap(({ itemId, sizeId }) => {
              const item = items.get(itemId)
              if (!item || sizeId === null) return []
              const value = sizes[itemId] ?? null
              const change = (next: string | null) => next && setSizes({ ...sizes, [itemId]: next })
              return [
                <SizeChoice
                  key={itemId}
                  item={item}
                  value={value}
                  body={{}}
                  asked={asked}
                  onChange={change}
                />,
              ]
            })}
          </Grid>
          {needsReason && (
            <Field
              label={t('原因')}
              required
              error={asked && reason.trim() === '' ? t('请填写原因') : undefined}
            >
              <TextArea
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
