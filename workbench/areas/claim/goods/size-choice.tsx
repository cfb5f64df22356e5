import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import type { ItemOnOffer } from '#domain/claim/goods/desk-calls.ts'
import type { Body } from '#domain/claim/goods/fitting.ts'
import { fittingSize } from '#domain/claim/goods/fitting.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface SizeChoiceProps {
  readonly item: ItemOnOffer
  readonly value: string | null
  readonly body: Body
  readonly asked: boolean
  readonly onChange: (sizeId: string | null) => void
}

/** One item's size, with what is left of each and the one to try first. */
export function SizeChoice({ item, value, body, asked, onChange }: SizeChoiceProps) {
  const { t } = useTranslation()
  const fitting = fittingSize(item.sizes, body)
  const help = fitting && t('按身高体重建议 {{size}}', { size: fitting.code })
  return (
    <Field
      label={item.name}
      required
      help={help}
      error={asked && value === null ? t('请选择“{{name}}”的尺码', { name: item.name }) : undefined}
    >
      <Select
        options={item.sizes.map(({ id, code, left }) => ({
          value: id,
          label: code,
          ...(left !== null && {
            description: left > 0 ? t('库存 {{left}}', { left }) : t('无库存'),
          }),
        }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
