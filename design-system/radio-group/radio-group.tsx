import { type ReactNode, type Ref, useId } from 'react'
import type { Option } from '#design-system/select/option.ts'
import { radioGroup } from '#styled-system/recipes/index.js'
import { type RadiosProps, useRadios } from './use-radios.ts'

export interface RadioOption<Code extends string = string> extends Option<Code> {
  /** What choosing it means, on a line of its own. */
  readonly help?: ReactNode
}

export interface RadioGroupProps<Code extends string> extends RadiosProps<Code> {
  readonly options: readonly RadioOption<Code>[]
  readonly direction?: 'row' | 'column'
  readonly ref?: Ref<HTMLDivElement>
}

/** One out of a few, all in sight. Short and seldom changed: `Segmented`. More than about seven: `Select`. */
export function RadioGroup<Code extends string>({
  options,
  direction,
  ref,
  ...props
}: RadioGroupProps<Code>) {
  const { group, radio } = useRadios(props)
  const id = useId()
  const style = radioGroup({ direction, helped: options.some(({ help }) => help) })
  return (
    <div {...group} ref={ref} className={style.root}>
      {options.map(({ value, label, help, disabled }, at) => (
        <label key={value} className={style.item}>
          <input
            {...radio(value, disabled)}
            className={style.dial}
            aria-labelledby={help ? `${id}-${at}` : undefined}
            aria-describedby={help ? `${id}-${at}-help` : undefined}
          />
          <span className={style.words}>
            <span id={`${id}-${at}`} className={style.label}>
              {label}
            </span>
            {help && (
              <span id={`${id}-${at}-help`} className={style.help}>
                {help}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
