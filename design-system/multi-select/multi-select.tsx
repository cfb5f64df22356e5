import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { useMemo } from 'react'
import type { Option } from '#design-system/select/option.ts'
import { SelectControl } from '#design-system/select/select-control.tsx'
import { SelectList } from '#design-system/select/select-list.tsx'
import { useText } from '#design-system/text/text.tsx'
import { select } from '#styled-system/recipes/index.js'

export interface MultiSelectProps<Code extends string> {
  readonly options: readonly Option<Code>[]
  readonly value: readonly Code[]
  readonly onChange: (value: Code[]) => void
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly disabled?: boolean
}

/** Several out of a list that is known as a whole; stays open while one chooses. */
export function MultiSelect<Code extends string>({
  options,
  value,
  onChange,
  label,
  placeholder,
  clearable,
  disabled,
}: MultiSelectProps<Code>) {
  const t = useText()
  const collection = useMemo(
    () => createListCollection({ items: options, isItemDisabled: (option) => option.disabled ?? false }),
    [options],
  )
  const names = value.map((code) => options.find((option) => option.value === code)?.label ?? code)
  const shown =
    names.length > 2
      ? t('{{first}} 等 {{count}} 项', { first: names[0] ?? '', count: names.length })
      : names.join('、')
  return (
    <Ark.Root
      className={select().root}
      multiple
      closeOnSelect={false}
      collection={collection}
      disabled={disabled}
      value={[...value]}
      onValueChange={(change) => onChange(change.value as Code[])}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <SelectControl shown={shown} placeholder={placeholder} label={label} clearable={clearable} />
      <SelectList options={options} />
    </Ark.Root>
  )
}
