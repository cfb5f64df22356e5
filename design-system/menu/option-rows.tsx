import { Menu as Ark } from '@ark-ui/react/menu'
import { Check } from 'lucide-react'
import { menu } from '#styled-system/recipes/index.js'
import type { MenuCheck, MenuChoice } from './menu-entry.ts'
import { RowFace } from './row-face.tsx'
import { useRowWords } from './use-row-words.ts'

/** On or off. Stays open, since one seldom ticks one box only. */
export const CheckRow = ({ check }: { readonly check: MenuCheck }) => {
  const style = menu()
  const { reasonId, row } = useRowWords(check)
  return (
    <Ark.CheckboxItem
      {...row}
      value={check.value}
      className={style.item}
      closeOnSelect={false}
      checked={check.checked}
      onCheckedChange={(checked) => {
        if (!check.disabled) check.onChange(checked)
      }}
    >
      <Mark />
      <RowFace face={check} reasonId={reasonId} />
    </Ark.CheckboxItem>
  )
}

/** One of several, under its heading. */
export const ChoiceRows = ({ choice }: { readonly choice: MenuChoice }) => {
  const style = menu()
  return (
    <Ark.RadioItemGroup
      value={choice.value ?? undefined}
      onValueChange={({ value }) => {
        if (!choice.options.find((option) => option.value === value)?.disabled) choice.onChange(value)
      }}
    >
      <Ark.ItemGroupLabel className={style.groupLabel}>{choice.label}</Ark.ItemGroupLabel>
      {choice.options.map((option) => (
        <ChoiceRow key={option.value} option={option} />
      ))}
    </Ark.RadioItemGroup>
  )
}

const ChoiceRow = ({ option }: { readonly option: MenuChoice['options'][number] }) => {
  const { reasonId, row } = useRowWords(option)
  return (
    <Ark.RadioItem {...row} value={option.value} className={menu().item}>
      <Mark />
      {option.icon}
      <RowFace face={option} reasonId={reasonId} />
    </Ark.RadioItem>
  )
}

const Mark = () => (
  <span className={menu().mark}>
    <Ark.ItemIndicator>
      <Check aria-hidden />
    </Ark.ItemIndicator>
  </span>
)
