import type { Combobox } from '@ark-ui/react/combobox'
import type { Select } from '@ark-ui/react/select'
import { Check, Plus, RotateCw } from 'lucide-react'
import type { Option } from '#design-system/select/option.ts'
import { optionList } from '#styled-system/recipes/index.js'
import { createCode, retryCode } from './rows.ts'

/** The parts that a list of options takes from `Select` or `Combobox`, which name them alike. */
export type ListParts = Pick<
  typeof Select | typeof Combobox,
  'Item' | 'ItemText' | 'ItemIndicator' | 'ItemGroup' | 'ItemGroupLabel'
>

export interface OptionItemProps {
  readonly parts: ListParts
  readonly option: Option
  /** Where it stands among how many, in a long list of which only a window is drawn. */
  readonly place?: { readonly at: number; readonly of: number }
}

/** One line of a list of options: its name, its second line, its tick. */
export const OptionItem = ({ parts, option, place }: OptionItemProps) => {
  const style = optionList()
  return (
    <parts.Item
      item={option}
      className={style.item}
      aria-posinset={place && place.at + 1}
      aria-setsize={place?.of}
    >
      {option.value === retryCode && <RotateCw aria-hidden />}
      {option.value === createCode && <Plus aria-hidden />}
      <span className={style.text}>
        <parts.ItemText>{option.label}</parts.ItemText>
        {option.description && <span className={style.description}>{option.description}</span>}
      </span>
      <parts.ItemIndicator className={style.tick}>
        <Check aria-hidden />
      </parts.ItemIndicator>
    </parts.Item>
  )
}
