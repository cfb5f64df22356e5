import { ColorPicker as Ark, type Color, parseColor } from '@ark-ui/react/color-picker'
import { Portal } from '@ark-ui/react/portal'
import { useState } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { colorPicker } from '#styled-system/recipes/index.js'

interface OwnColourProps {
  /** `#rrggbb`; null where nothing is chosen yet. */
  readonly value: string | null
  /** What the palette begins with then. */
  readonly first: string
  readonly disabled: boolean
  readonly onChange: (hex: string) => void
}

const hsb = (hex: string) => parseColor(hex).toFormat('hsba')
const hexOf = (colour: Color) => colour.toString('hex').toLowerCase()

/** Any colour: its hue on a slider, how strong and how light on an area. */
export const OwnColour = ({ value, first, disabled, onChange }: OwnColourProps) => {
  const t = useText()
  const style = colorPicker()
  const [held, setHeld] = useState<Color>(() => hsb(value ?? first))
  // Black and grey have no hue of their own: the one that was chosen is kept beside them.
  const colour = hexOf(held) === (value ?? first) ? held : hsb(value ?? first)
  const read = (channel: 'hue' | 'saturation' | 'brightness') => Math.round(colour.getChannelValue(channel))
  return (
    <Ark.Root
      format="hsba"
      value={colour}
      disabled={disabled}
      positioning={{ placement: 'bottom-start', gutter: 4, overflowPadding: 8 }}
      onValueChange={(change) => {
        setHeld(change.value)
        onChange(hexOf(change.value))
      }}
      lazyMount
      unmountOnExit
    >
      <Ark.Control>
        <Ark.Trigger className={style.well} aria-label={t('自选颜色')} aria-labelledby={undefined}>
          <span className={style.dot} style={value === null ? undefined : { background: value }} />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.panel} aria-label={t('自选颜色')}>
            <Ark.Area className={style.area} aria-label={t('饱和度与亮度')}>
              <Ark.AreaBackground className={style.ground} />
              <Ark.AreaThumb
                className={style.thumb}
                aria-label={t('饱和度与亮度')}
                aria-roledescription={t('二维滑块')}
                aria-valuetext={t('饱和度 {{saturation}}%，亮度 {{brightness}}%', {
                  saturation: read('saturation'),
                  brightness: read('brightness'),
                })}
              />
            </Ark.Area>
            <Ark.ChannelSlider channel="hue" className={style.slider}>
              <Ark.ChannelSliderTrack className={style.track} aria-label={t('色相')} />
              <Ark.ChannelSliderThumb
                className={style.thumb}
                aria-label={t('色相')}
                aria-valuetext={t('色相 {{hue}} 度', { hue: read('hue') })}
              />
            </Ark.ChannelSlider>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
