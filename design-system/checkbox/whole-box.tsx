import type { Option } from '#design-system/select/option.ts'
import { GroupBox, type GroupBoxProps } from './group-box.tsx'

export interface WholeBoxProps<Code extends string>
  extends Pick<GroupBoxProps, 'label' | 'disabled' | 'readOnly' | 'invalid'> {
  readonly options: readonly Option<Code>[]
  readonly value: readonly Code[]
  readonly onChange: (value: ReadonlySet<Code>) => void
}

/** One box for all of a group. Options that may not be changed stay as they are. */
export function WholeBox<Code extends string>({ options, value, onChange, ...rest }: WholeBoxProps<Code>) {
  const open = options.filter((option) => !option.disabled).map((option) => option.value)
  const fixed = value.filter((code) => !open.includes(code))
  const chosen = open.filter((code) => value.includes(code))
  const all = open.length > 0 && chosen.length === open.length
  return (
    <GroupBox
      {...rest}
      checked={all}
      indeterminate={chosen.length > 0 && !all}
      onChange={() => onChange(new Set(all ? fixed : [...fixed, ...open]))}
    />
  )
}
