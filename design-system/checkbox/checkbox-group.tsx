import type { Ref } from 'react'
import { useGroupField } from '#design-system/field/use-group-field.ts'
import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import type { Option } from '#design-system/select/option.ts'
import { checkbox } from '#styled-system/recipes/index.js'
import { GroupBox } from './group-box.tsx'
import { WholeBox } from './whole-box.tsx'

export interface CheckboxGroupProps<Code extends string> extends Controlled<readonly Code[]> {
  readonly options: readonly Option<Code>[]
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** Before the others, one for all of them, with this name: 全选. */
  readonly whole?: string
  readonly direction?: 'row' | 'column'
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly onBlur?: () => void
}

/** Several out of a few, all in sight. More than about eight: `MultiSelect`. */
export function CheckboxGroup<Code extends string>(props: CheckboxGroupProps<Code>) {
  const { options, whole, direction, name, ref, onBlur } = props
  const { group, disabled, readOnly, invalid } = useGroupField(props)
  const [value, change] = useControlled<readonly Code[]>(props, [])
  const box = { disabled, readOnly, invalid }
  /** In the order of the options, whatever the order of the clicks. */
  const choose = (chosen: ReadonlySet<Code>) =>
    change(options.map((option) => option.value).filter((code) => chosen.has(code)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the label of the field
    <div
      {...group}
      ref={ref}
      role="group"
      className={checkbox({ direction }).group}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
    >
      {whole && <WholeBox {...box} label={whole} options={options} value={value} onChange={choose} />}
      {options.map((option) => (
        <GroupBox
          key={option.value}
          {...box}
          disabled={disabled || option.disabled}
          name={name}
          value={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={(checked) => {
            const chosen = new Set(value)
            if (checked) chosen.add(option.value)
            else chosen.delete(option.value)
            choose(chosen)
          }}
        />
      ))}
    </div>
  )
}
