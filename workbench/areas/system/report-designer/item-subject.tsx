import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Item } from '#domain/reports/layout.ts'
import { facts } from '#domain/reports/placeholders.ts'
import { idsIn, useFiles } from '#workbench/files/use-files.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { fieldOptions, numberOptions } from './field-options.ts'
import { TableDialog } from './table-dialog.tsx'
import { figures } from './words-of.ts'

interface ItemSubjectProps extends Pick<DesignProps, 'draft' | 'source'> {
  readonly item: Item
  readonly set: (changed: Partial<Item>, as?: string) => void
}
type Of<Kind extends Item['is']> = Omit<ItemSubjectProps, 'item'> & {
  readonly item: Extract<Item, { readonly is: Kind }>
}

/** What an item says or shows; lines and boxes have nothing to say. */
export function ItemSubject({ item, ...rest }: ItemSubjectProps) {
  switch (item.is) {
    case 'text':
      return <TextSubject {...rest} item={item} />
    case 'figure':
      return <FigureSubject {...rest} item={item} />
    case 'qr':
      return <QrSubject {...rest} item={item} />
    case 'image':
      return <ImageSubject {...rest} item={item} />
    case 'table':
      return <TableSubject {...rest} item={item} />
    default:
      return null
  }
}

function TextSubject({ item, source, set }: Of<'text'>) {
  const { t } = useTranslation()
  const known = Object.entries(facts).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <>
      <Field label={t('文字')}>
        <TextArea
          rows={3}
          value={item.text}
          onChange={({ target }) => set({ text: target.value.slice(0, 500) }, 'text')}
        />
      </Field>
      <Field label={t('插入字段')} help={t('双花括号中的字段名在打印时换成它的内容。')}>
        <Select
          value={null}
          options={[...fieldOptions(source, t), ...known]}
          onChange={(name) => name && set({ text: `${item.text}{{${name}}}`.slice(0, 500) })}
        />
      </Field>
    </>
  )
}

function FigureSubject({ item, source, set }: Of<'figure'>) {
  const { t } = useTranslation()
  const numbers = numberOptions(source, t)
  return (
    <>
      <Field label={t('统计方式')} help={t('在分组头和分组尾中统计本组，在其他区域中统计全部。')}>
        <Select
          value={item.figure}
          options={(Object.keys(figures) as (keyof typeof figures)[]).map((value) => ({
            value,
            label: t(figures[value]),
            disabled: value !== 'count' && numbers.length === 0,
          }))}
          onChange={(figure) =>
            figure &&
            set({ figure, field: figure === 'count' ? undefined : (item.field ?? numbers[0]?.value) })
          }
        />
      </Field>
      {item.figure !== 'count' && (
        <Field label={t('统计字段')}>
          <Select
            value={item.field ?? null}
            options={numbers}
            onChange={(field) => field && set({ field })}
          />
        </Field>
      )}
      <Field label={t('前面的文字')}>
        <TextInput
          value={item.before}
          maxLength={500}
          onChange={({ target }) => set({ before: target.value }, 'before')}
        />
      </Field>
      <Field label={t('后面的文字')}>
        <TextInput
          value={item.after}
          maxLength={500}
          onChange={({ target }) => set({ after: target.value }, 'after')}
        />
      </Field>
    </>
  )
}

function QrSubject({ item, source, set }: Of<'qr'>) {
  const { t } = useTranslation()
  return (
    <Field label={t('二维码内容')}>
      <Select
        value={item.field}
        options={fieldOptions(source, t)}
        onChange={(field) => field && set({ field })}
      />
    </Field>
  )
}

function ImageSubject({ item, draft, set }: Of<'image'>) {
  const { t } = useTranslation()
  const { data = [] } = useFiles(idsIn(draft.pictures))
  return (
    <Field label={t('图片')}>
      <Select
        value={item.file}
        options={data.map(({ fileId, originalName }) => ({ value: fileId, label: originalName }))}
        onChange={(file) => file && set({ file })}
      />
    </Field>
  )
}

function TableSubject({ item, set }: Of<'table'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('编辑表格内容')}</Button>
      {open && (
        <TableDialog
          columns={item.columns}
          rows={item.rows}
          onClose={() => setOpen(false)}
          onChange={(table) => {
            set(table)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
