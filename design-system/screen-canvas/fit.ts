export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The design on a screen. `scale` keeps its shape and leaves bars at two sides; `stretch` gives the whole screen,
 * as pixels of the design, so that an ultra-wide wall is filled by wider columns.
 */
export const fitted = (screen: Size, design: Size, layout: 'scale' | 'stretch') => {
  const scale = Math.min(screen.width / design.width, screen.height / design.height)
  if (!(scale > 0)) return { scale: 1, left: 0, top: 0, ...design }
  const { width, height } =
    layout === 'scale' ? design : { width: screen.width / scale, height: screen.height / scale }
  return {
    scale,
    width,
    height,
    left: (screen.width - width * scale) / 2,
    top: (screen.height - height * scale) / 2,
  }
}
