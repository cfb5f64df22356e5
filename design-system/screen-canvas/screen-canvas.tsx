import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { screenCanvas } from '#styled-system/recipes/index.js'
import { fitted, type Size } from './fit.ts'
import { ScreenScaleContext } from './screen-scale.ts'
import { useWandering } from './use-wandering.ts'

export interface ScreenCanvasProps {
  /** Names the display for screen readers. */
  readonly label: string
  /** Pixels for which the display was designed; 1920 x 1080 without it. */
  readonly design?: Size
  /** `scale` keeps the shape of the design between two bars; `stretch` fills an ultra-wide wall. */
  readonly layout?: 'scale' | 'stretch'
  /** Moves the picture by up to two pixels over twenty minutes, for panels that burn in. */
  readonly pixelShift?: boolean
  /** For a hall by night, or by day. */
  readonly look?: 'dark' | 'light'
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

const hd = { width: 1920, height: 1080 }

/** Canvases are drawn anew for another scale; a window being dragged is not to draw them at every pixel. */
const steps = 4

/** A wall display: one design on any screen, from 1280 x 720 to 4K and 32:9. It takes the room it is given. */
export const ScreenCanvas = ({
  label,
  design = hd,
  layout = 'scale',
  pixelShift,
  look = 'dark',
  children,
  ref,
}: ScreenCanvasProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<Size>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScreen({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shift = useWandering(pixelShift)
  const style = screenCanvas()
  const { scale, left, top, width, height } = fitted(screen ?? design, design, layout)
  const place = {
    '--scale': scale,
    '--left': `${left}px`,
    '--top': `${top}px`,
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--shift': shift,
  } as CSSProperties
  return (
    <div ref={box} className={style.root} data-color-mode={look} data-wall>
      <main ref={ref} className={style.stage} style={place} aria-label={label}>
        <div className={style.shift}>
          {/* Before the first measure the charts would be drawn for a size that does not last. */}
          {screen && (
            <ScreenScaleContext value={Math.ceil(scale * steps) / steps}>{children}</ScreenScaleContext>
          )}
        </div>
      </main>
    </div>
  )
}
