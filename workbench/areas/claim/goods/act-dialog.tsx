import { useState } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { GoodsDesk } from '#domain/claim/goods/desk-calls.ts'
import type { Act } from '#domain/claim/goods/states.ts'
import { priceText } from '#domain/kernel/money.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { ActFrame, type ActProps } from './act-frame.tsx'
import { PieceList } from './piece-list.tsx'

/** What is about to happen, in a sentence. */
function useSentence({ student, standing, owed, kind, deposit }: GoodsDesk) {
  const { t } = useTranslation()
  const name = student.name
  const sentences: Readonly<Partial<Record<Act, string>>> = {
    pay: t('确认已收到 {{name}} 的 {{amount}}。', { name, amount: priceText(owed) }),
    receive:
      kind === 'key'
        ? t('确认钥匙已交到 {{name}} 手中。', { name })
        : t('确认以下物资已交到 {{name}} 手中，库存将相应减少。', { name }),
    refund:
      standing?.state === 'received'
        ? t('收回 {{name}} 已领取的物资，并退还 {{amount}}。', { name, amount: priceText(standing.paid) })
        : t('取消 {{name}} 的购买，并退还 {{amount}}。', {
            name,
            amount: priceText(standing?.paid ?? '0.00'),
          }),
    cancel: t('取消 {{name}} 的购买登记。', { name }),
    lose: t('挂失后，原钥匙作废，押金不退；补发时另收押金 {{amount}}。', { amount: priceText(deposit) }),
    reissue: t('为 {{name}} 补发钥匙，押金 {{amount}}。', { name, amount: priceText(deposit) }),
  }
  return (act: Act) => sentences[act] ?? ''
}

/** Every act but buying and sizes; the pieces are named before they are handed over, the key before it is issued anew. */
export function ActDialog({ desk, ...doing }: ActProps) {
  const { act } = doing
  const sentence = useSentence(desk)(act)
  const lines = act === 'receive' ? (desk.standing?.lines ?? []) : []
  if (act === 'reissue') return <ReissueDialog desk={desk} sentence={sentence} {...doing} />
  return (
    // Wide enough for the pieces to stand in one table.
    <ActFrame {...doing} sentence={sentence} wide={act === 'receive'} words={{}}>
      {lines.length > 0 && <PieceList desk={desk} lines={lines} />}
    </ActFrame>
  )
}

function ReissueDialog({ desk, ...doing }: ActProps & { readonly sentence: string }) {
  const { t } = useTranslation()
  const may = usePermission()
  const [keyNo, setKeyNo] = useState('')
  const [paid, setPaid] = useState(false)
  const number = keyNo.trim()
  const fields = (asked: boolean) => (
    <Stack gap="md">
      <Field label={t('新钥匙号')} required error={asked && number === '' ? t('请填写新钥匙号') : undefined}>
        <TextInput
          data-autofocus=""
          maxLength={20}
          value={keyNo}
          onChange={(event) => setKeyNo(event.currentTarget.value)}
        />
      </Field>
      {may('claim.goods-order:pay') && (
        <Checkbox checked={paid} onChange={setPaid}>
          {t('已收押金 {{amount}}', { amount: priceText(desk.deposit) })}
        </Checkbox>
      )}
    </Stack>
  )
  return <ActFrame {...doing} words={number === '' ? null : { keyNo: number, paid }} fields={fields} />
}
