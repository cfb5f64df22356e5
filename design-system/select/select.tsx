import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { SelectFrame, type SelectFrameProps } from './select-frame.tsx'

export interface SelectProps<Code extends string> extends SelectFrameProps<Code>, Controlled<Code | null> {}

/** One out of a list that is known as a whole. Typing goes to the option that begins so. For rows of a table: `Combobox`. */
export function Select<Code extends string>({ value, defaultValue, onChange, ...rest }: SelectProps<Code>) {
  const [code, setCode] = useControlled<Code | null>({ value, defaultValue, onChange }, null)
  // A code that is no longer in the dictionary is still shown, as it is.
  const shown = code === null ? '' : (rest.options.find((option) => option.value === code)?.label ?? code)
  return (
    <SelectFrame
      {...rest}
      values={code === null ? [] : [code]}
      onValues={([next]) => setCode((next as Code | undefined) ?? null)}
      shown={shown}
    />
  )
}
