import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { fittingSize } from '#domain/claim/goods/fitting.ts'
import { totalOf } from '#domain/claim/goods/rules.ts'
import { priceText, yuanOf } from '#domain/kernel/money.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { ActFrame, type ActProps } from './act-frame.tsx'
import { SizeChoice } from './size-choice.tsx'

/** What a student buys: a set, what they want beside it, and the sizes; the price follows at once. */
export function BuyDialog({ desk, ...doing }: ActProps) {
  const { t } = useTranslation()
  const may = usePermission()
  const sets = desk.sets.filter(({ gender }) => gender === null || gender === desk.student.gender)
  const usual = sets.find(({ id }) => id === desk.usualSetId) ?? sets[0]
  const [setId, setSetId] = useState<string | null>(usual?.id ?? null)
  const [optional, setOptional] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [height, setHeight] = useState<number | null>(null)
  const [weight, setWeight] = useState<number | null>(null)
  const [paid, setPaid] = useState(true)
  const key = desk.kind === 'key'
  const set = sets.find((one) => one.id === setId)
  const body = { height: height ?? undefined, weight: weight ?? undefined }
  const taken = (set?.items ?? []).filter((item) => !item.optional || optional.includes(item.itemId))
  const sized = taken.filter(({ measure }) => measure !== 'none')
  const sizeOf = (item: (typeof sized)[number]) =>
    chosen[item.itemId] ??
    fittingSize(item.sizes, body)?.id ??
    (item.sizes.length === 1 ? (item.sizes[0]?.id ?? null) : null)
  const fits = sized.some(({ sizes }) => sizes.some(({ heightFrom }) => heightFrom !== null))
  const total = key
    ? desk.deposit
    : yuanOf(
        totalOf(
          set?.price ?? '0.00',
          taken.filter((item) => item.optional),
        ),
      )

  const complete = key || (set && sized.every((item) => sizeOf(item) !== null))
  const sizes = Object.fromEntries(sized.map((item) => [item.itemId, sizeOf(item) ?? '']))
  const goods = key ? {} : { setId: set?.id, optional: [...optional], sizes }

  const fields = (asked: boolean) => (
    <>
      {!key && sets.length === 0 && (
        <Alert tone="warning" title={t('还没有可购买的套装，请先在套装中添加并启用。')} />
      )}
      {key && <p>{t('登记钥匙押金 {{amount}}。', { amount: priceText(desk.deposit) })}</p>}
      {!key && sets.length > 0 && (
        <Field label={t('套装')}>
          <RadioGroup
            options={sets.map(({ id, name, price, items }) => ({
              value: id,
              label: `${name} ${priceText(price)}`,
              help: items
                .filter((item) => !item.optional)
                .map(({ name, quantity }) => (quantity > 1 ? `${name}×${quantity}` : name))
                .join(t('、')),
            }))}
            direction="column"
            value={setId}
            onChange={setSetId}
          />
        </Field>
      )}
      {set?.items.some((item) => item.optional) && (
        <fieldset>
          <legend className={legend()}>{t('选购')}</legend>
          <Stack direction="row" gap="md" wrap>
            {set.items
              .filter((item) => item.optional)
              .map(({ itemId, name, price, quantity }) => (
                <Checkbox
                  key={itemId}
                  checked={optional.includes(itemId)}
                  onChange={(yes) =>
                    setOptional(yes ? [...optional, itemId] : optional.filter((one) => one !== itemId))
                  }
                >
                  {`${name}${quantity > 1 ? `×${quantity}` : ''} ${priceText(yuanOf(totalOf('0.00', [{ price, quantity }])))}`}
                </Checkbox>
              ))}
          </Stack>
        </fieldset>
      )}
      {fits && (
        <Grid columns="two">
          <Field label={t('身高')} help={t('填写身高体重后给出建议尺码')}>
            <NumberInput unit={t('厘米')} min={100} max={250} value={height} onChange={setHeight} />
          </Field>
          <Field label={t('体重')}>
            <NumberInput unit={t('公斤')} min={25} max={250} value={weight} onChange={setWeight} />
          </Field>
        </Grid>
      )}
      {sized.length > 0 && (
        <Grid columns="two">
          {sized.map((item) => (
            <SizeChoice
              key={item.itemId}
              item={item}
              value={sizeOf(item)}
              body={body}
              asked={asked}
              onChange={(size) => size && setChosen({ ...chosen, [item.itemId]: size })}
            />
          ))}
        </Grid>
      )}
      {may('claim.goods-order:pay') && (
        <Checkbox checked={paid} onChange={setPaid}>
          {t('已收款 {{amount}}', { amount: priceText(total) })}
        </Checkbox>
      )}
    </>
  )
  return (
    <ActFrame
      {...doing}
      wide
      sentence={t('{{name}}，{{class}}', {
        name: desk.student.name,
        class: desk.student.schoolClass ?? desk.student.major,
      })}
      confirm={t('确认购买 {{amount}}', { amount: priceText(total) })}
      idle={!key && !set}
      words={complete ? { ...goods, paid: paid && may('claim.goods-order:pay') } : null}
      fields={fields}
    />
  )
}

const legend = cva({ base: { textStyle: 'body.strong', marginBlockEnd: '2' } })
