import { Select as Ark, createListCollection } from '@ark-ui/react/select'
import { useMemo } from 'react'
import { select } from '#styled-system/recipes/index.js'
import type { Option } from './option.ts'
import { SelectControl } from './select-control.tsx'
import { SelectList } from './select-list.tsx'

export interface SelectProps<Code extends string> {
  readonly options: readonly Option<Code>[]
  readonly value: Code | null
  readonly onChange: (value: Code | null) => void
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
}

/** One out of a list that is known as a whole. Typing goes to the option that begins so. For rows of a table: `Combobox`. */
export function Select<Code extends string>({
  options,
  value,
  onChange,
  label,
  placeholder,
  clearable,
  onBlur,
  ...rest
}: SelectProps<Code>) {
  const collection = useMemo(
    () => createListCollection({ items: options, isItemDisabled: (option) => option.disabled ?? false }),
    [options],
  )
  // A code that is no longer in the dictionary is still shown, as it is.
  const shown = value === null ? '' : (options.find((option) => option.value === value)?.label ?? value)
  return (
    <Ark.Root
      {...rest}
      className={select().root}
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={(change) => onChange((change.value[0] as Code | undefined) ?? null)}
      onOpenChange={({ open }) => open || onBlur?.()}
      positioning={{ sameWidth: false, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <SelectControl shown={shown} placeholder={placeholder} label={label} clearable={clearable} />
      <SelectList options={options} />
    </Ark.Root>
  )
}
