import { type CSSProperties, type Ref, useId, useState } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { type RadiosProps, useRadios } from '#design-system/radio-group/use-radios.ts'
import { useText } from '#design-system/text/text.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { palette } from '#design-system/theme/palette.ts'
import { colorPicker } from '#styled-system/recipes/index.js'
import { readHex } from './hex.ts'
import { OwnColour } from './own-colour.tsx'

export interface ColorChoice {
  /** `#rrggbb`, lower case. */
  readonly value: string
  /** Its name: 海蓝. A colour without one cannot be chosen by ear. */
  readonly label: string
}

export interface ColorPickerProps extends RadiosProps<string> {
  readonly swatches: readonly ColorChoice[]
  readonly ref?: Ref<HTMLDivElement>
}

/** A colour as `#rrggbb`: one of a few that are known to look well, or one's own. */
export const ColorPicker = ({ swatches, ref, ...props }: ColorPickerProps) => {
  const t = useText()
  const id = useId()
  const [value, change] = useControlled<string | null>(props, null)
  const { group, radio, disabled, readOnly } = useRadios({ ...props, value, onChange: change })
  const [typed, setTyped] = useState<string | null>(null)
  const style = colorPicker()
  const take = (text: string) => {
    const hex = readHex(text)
    if (hex !== undefined && hex !== value) change(hex)
  }
  return (
    <div className={style.root}>
      <div {...group} ref={ref} className={style.swatches}>
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            className={style.swatch}
            title={swatch.label}
            style={{ '--swatch': swatch.value } as CSSProperties}
          >
            <input {...radio(swatch.value)} className={style.input} aria-label={swatch.label} />
          </label>
        ))}
      </div>
      <span className={style.own}>
        <OwnColour
          value={value}
          first={swatches[0]?.value ?? palette.black}
          disabled={Boolean(disabled || readOnly)}
          onChange={take}
        />
        <span className={style.hex}>
          <TextInput
            id={id}
            aria-label={t('色值')}
            autoComplete="off"
            spellCheck={false}
            maxLength={9}
            disabled={disabled}
            value={typed ?? value ?? ''}
            aria-invalid={(typed !== null && readHex(typed) === undefined) || undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              take(event.currentTarget.value)
            }}
            onBlur={() => setTyped(null)}
          />
        </span>
      </span>
    </div>
  )
}
