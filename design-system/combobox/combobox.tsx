import { type Controlled, useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { ComboboxFrame, type ComboboxFrameProps } from './combobox-frame.tsx'

export interface ComboboxProps extends ComboboxFrameProps, Controlled<string | null> {
  /** Name of the value while it is not among the options, as when a form opens. */
  readonly selectedLabel?: string | null
}

/** One row out of many, found by typing: a reference to another resource. */
export const Combobox = ({ value, defaultValue, onChange, selectedLabel, ...rest }: ComboboxProps) => {
  const [code, setCode] = useControlled<string | null>({ value, defaultValue, onChange }, null)
  const found = rest.options.find((option) => option.value === code)?.label
  return (
    <ComboboxFrame
      {...rest}
      values={code === null ? [] : [code]}
      onValues={([next]) => setCode(next ?? null)}
      shown={code === null ? '' : (found ?? selectedLabel ?? code)}
    />
  )
}
