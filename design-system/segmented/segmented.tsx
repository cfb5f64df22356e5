import type { ReactNode, Ref } from 'react'
import { type RadiosProps, useRadios } from '#design-system/radio-group/use-radios.ts'
import type { Option } from '#design-system/select/option.ts'
import { segmented } from '#styled-system/recipes/index.js'

export interface Segment<Code extends string = string> extends Option<Code> {
  /** Before the word; the word stays, a picture alone is a riddle. */
  readonly icon?: ReactNode
}

export interface SegmentedProps<Code extends string> extends RadiosProps<Code> {
  readonly options: readonly Segment<Code>[]
  readonly size?: 'sm' | 'md'
  /** As wide as what holds it, in even parts. */
  readonly wide?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** One out of two to five short words, in force at once: the view of a list, 日 / 周 / 月. */
export function Segmented<Code extends string>({ options, size, wide, ref, ...props }: SegmentedProps<Code>) {
  const { group, radio } = useRadios(props)
  const style = segmented({ size, wide })
  return (
    <div {...group} ref={ref} className={style.root}>
      {options.map(({ value, label, icon, disabled }) => (
        <label key={value} className={style.item}>
          <input {...radio(value, disabled)} className={style.input} />
          {icon}
          <span className={style.label}>{label}</span>
        </label>
      ))}
    </div>
  )
}
