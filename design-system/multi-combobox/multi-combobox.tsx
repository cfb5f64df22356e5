import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ComboboxList } from '#design-system/combobox/combobox-list.tsx'
import type { Option } from '#design-system/select/option.ts'
import { useText } from '#design-system/text/text.tsx'
import { combobox, innerButton } from '#styled-system/recipes/index.js'

export interface MultiComboboxProps {
  readonly options: readonly Option[]
  readonly value: readonly string[]
  /** Names of values that are not among the options; names once seen are remembered. */
  readonly selectedLabels?: Readonly<Record<string, string>>
  readonly onChange: (value: string[]) => void
  readonly onSearch: (keyword: string) => void
  readonly loading?: boolean
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** Several rows out of many, found by typing: a filter on a reference. */
export const MultiCombobox = ({
  options,
  value,
  selectedLabels,
  onChange,
  onSearch,
  loading,
  label,
  placeholder,
  disabled,
}: MultiComboboxProps) => {
  const t = useText()
  const style = combobox({ several: true })
  const [keyword, setKeyword] = useState('')
  const seen = useRef(new Map<string, string>())
  for (const option of options) seen.current.set(option.value, option.label)
  const collection = useMemo(() => createListCollection({ items: options }), [options])
  return (
    <Ark.Root
      className={style.root}
      multiple
      collection={collection}
      disabled={disabled}
      value={[...value]}
      onValueChange={(change) => {
        setKeyword('')
        onChange(change.value)
      }}
      inputValue={keyword}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return
        setKeyword(inputValue)
        onSearch(inputValue)
      }}
      onOpenChange={({ open }) => {
        setKeyword('')
        if (open) onSearch('')
      }}
      openOnClick
      positioning={{ sameWidth: false, gutter: 4, placement: 'bottom-start' }}
      translations={{ triggerLabel: t('展开选项'), clearTriggerLabel: t('清除') }}
      lazyMount
      unmountOnExit
    >
      {label && <Ark.Label className={style.label}>{label}</Ark.Label>}
      <Ark.Control className={style.control}>
        {value.map((id) => {
          const name = selectedLabels?.[id] ?? seen.current.get(id) ?? id
          return (
            <span key={id} className={style.chip}>
              <span className={style.chipText}>{name}</span>
              <button
                type="button"
                className={style.chipRemove}
                aria-label={t('移除 {{name}}', { name })}
                disabled={disabled}
                onClick={() => onChange(value.filter((other) => other !== id))}
              >
                <X aria-hidden />
              </button>
            </span>
          )
        })}
        <Ark.Input
          className={style.input}
          placeholder={value.length > 0 ? undefined : (placeholder ?? t('输入关键字查找'))}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && keyword === '') onChange(value.slice(0, -1))
          }}
        />
        <Ark.Trigger className={innerButton()}>
          <ChevronDown aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
      <ComboboxList options={options} loading={loading} />
    </Ark.Root>
  )
}
