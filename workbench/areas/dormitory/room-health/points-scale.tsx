import { type RadiosProps, useRadios } from '#design-system/radio-group/use-radios.ts'
import { sva } from '#styled-system/css/index.js'

const scale = Array.from({ length: 11 }, (_, points) => 10 - points)

/** 10 to 0 points in one row that a thumb reaches: most rooms are given many. */
export function PointsScale(props: RadiosProps<number>) {
  const { group, radio } = useRadios(props)
  const style = row()
  return (
    <div {...group} className={style.root}>
      {scale.map((points) => (
        <label key={points} className={style.item}>
          <input {...radio(points)} className={style.input} />
          <span>{points}</span>
        </label>
      ))}
    </div>
  )
}

const row = sva({
  slots: ['root', 'item', 'input'],
  base: {
    root: { display: 'grid', gap: '0.5', gridTemplateColumns: '[repeat(11, minmax(0, 1fr))]', width: 'full' },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: 'control.md',
      borderRadius: 'sm',
      bg: 'surface.pressed',
      color: 'text',
      textStyle: 'body',
      cursor: 'pointer',
      userSelect: 'none',
      '&:has(:checked)': { bg: 'accent', color: 'accent.on' },
      '&:has(:focus-visible)': { outline: '{borderWidths.thick} solid {colors.focus}', outlineOffset: '0.5' },
      '@media (forced-colors: active)': {
        '&:has(:checked)': { bg: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
      },
    },
    input: { position: 'absolute', inset: '0', opacity: '[0]', margin: '0', cursor: 'inherit' },
  },
})
