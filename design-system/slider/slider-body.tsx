import { useFieldContext } from '@ark-ui/react/field'
import { Slider as Ark } from '@ark-ui/react/slider'
import type { Ref } from 'react'
import { slider } from '#styled-system/recipes/index.js'
import { SliderThumb } from './slider-thumb.tsx'

export interface SliderMark {
  readonly value: number
  readonly label: string
}

export interface SliderFrame {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Needed only where no `Field` gives a label. */
  readonly label?: string
  /** With the value: `60 %`. */
  readonly unit?: string
  /** Values that have a name, under the line. */
  readonly marks?: readonly SliderMark[]
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLDivElement>
  readonly onBlur?: () => void
}

export interface SliderBodyProps extends SliderFrame {
  readonly values: readonly number[]
  readonly onValues: (values: number[]) => void
  /** Names of the thumbs, where there are two. */
  readonly thumbs?: readonly string[]
}

/** The line with one or two thumbs; `Slider` and `RangeSlider` give it its values. */
export const SliderBody = (props: SliderBodyProps) => {
  const { values, onValues, thumbs, unit, marks, min = 0, max = 100, step = 1, name, ref, onBlur } = props
  const field = useFieldContext()
  const style = slider()
  const shown = (value: number) => (unit ? `${value} ${unit}` : String(value))
  const leap = Math.max(step, Math.round((max - min) / 10 / step) * step)
  const readOnly = props.readOnly ?? field?.readOnly
  return (
    <Ark.Root
      ref={ref}
      className={style.root}
      min={min}
      max={max}
      step={step}
      largeStep={leap}
      name={name}
      value={[...values]}
      onValueChange={({ value }) => onValues(value)}
      disabled={props.disabled ?? field?.disabled}
      readOnly={readOnly}
      data-fixed={readOnly ? '' : undefined}
      invalid={field?.invalid}
      getAriaValueText={({ value }) => marks?.find((mark) => mark.value === value)?.label ?? shown(value)}
      thumbAlignment="center"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
    >
      <div className={style.line}>
        <Ark.Control className={style.control}>
          <Ark.Track className={style.track}>
            <Ark.Range className={style.range} />
          </Ark.Track>
          {values.map((value, at) => (
            <SliderThumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
              key={at}
              index={at}
              step={step}
              leap={leap}
              label={[props.label, thumbs?.[at]].filter(Boolean).join(' ')}
              readOnly={readOnly}
              value={value}
            />
          ))}
        </Ark.Control>
        <output className={style.value} aria-hidden>
          {values.map(shown).join(' – ')}
        </output>
        {marks && (
          <Ark.MarkerGroup className={style.marks}>
            {marks.map(({ value, label }) => (
              <Ark.Marker key={value} value={value} className={style.mark}>
                {label}
              </Ark.Marker>
            ))}
          </Ark.MarkerGroup>
        )}
      </div>
    </Ark.Root>
  )
}
