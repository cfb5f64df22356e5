import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Option } from '#design-system/select/option.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { combobox, innerButton } from '#styled-system/recipes/index.js'
import { ComboboxList } from './combobox-list.tsx'

export interface ComboboxProps {
  /** The hits for the last keyword. */
  readonly options: readonly Option[]
  readonly value: string | null
  /** Name of the value while it is not among the options, as when a form opens. */
  readonly selectedLabel?: string | null
  readonly onChange: (value: string | null) => void
  /** Called on opening with an empty keyword, then with each change. Wait a little before asking a server. */
  readonly onSearch: (keyword: string) => void
  readonly loading?: boolean
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  readonly placeholder?: string
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

/** One row out of many, found by typing: a reference to another resource. */
export const Combobox = ({
  options,
  value,
  selectedLabel,
  onChange,
  onSearch,
  loading,
  label,
  placeholder,
  clearable = true,
  disabled,
  onBlur,
}: ComboboxProps) => {
  const t = useText()
  const style = combobox()
  const found = options.find((option) => option.value === value)?.label
  const chosen = value === null ? '' : (found ?? selectedLabel ?? value)
  // What is being typed; null while the input shows the chosen name.
  const [keyword, setKeyword] = useState<string | null>(null)
  const collection = useMemo(
    () => createListCollection({ items: options, isItemDisabled: (option) => option.disabled ?? false }),
    [options],
  )
  return (
    <Ark.Root
      className={style.root}
      collection={collection}
      disabled={disabled}
      selectionBehavior="preserve"
      value={value === null ? [] : [value]}
      onValueChange={({ value: [next] }) => {
        setKeyword(null)
        onChange(next ?? null)
      }}
      inputValue={keyword ?? chosen}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return
        setKeyword(inputValue)
        onSearch(inputValue)
      }}
      onOpenChange={({ open }) => {
        setKeyword(null)
        if (open) onSearch('')
        else onBlur?.()
      }}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, gutter: 4, placement: 'bottom-start' }}
      translations={{ triggerLabel: t('展开选项'), clearTriggerLabel: t('清除') }}
      lazyMount
      unmountOnExit
    >
      {label && <Ark.Label className={style.label}>{label}</Ark.Label>}
      <Ark.Control className={style.control}>
        <Ark.Input className={style.input} placeholder={placeholder ?? t('输入关键字查找')} />
        {loading && <Spinner size="sm" />}
        {clearable && value !== null && !disabled && (
          <Ark.ClearTrigger className={innerButton()}>
            <X aria-hidden />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={innerButton()}>
          <ChevronDown aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
      <ComboboxList options={options} loading={loading} />
    </Ark.Root>
  )
}
