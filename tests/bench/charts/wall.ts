/** What a page gives the driver. */
export interface Wall {
  /** Draws the eight panels; resolves when they are on the screen, with the milliseconds that it took. */
  readonly start: () => Promise<number>
  /** New figures for all; gives the milliseconds of script until ECharts has taken them. */
  readonly refresh: (round: number) => Promise<number>
}

declare global {
  var wall: Wall
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** Milliseconds until the page has eight drawn canvases. */
export async function drawn(begin: () => void) {
  const started = performance.now()
  begin()
  while (document.querySelectorAll('canvas').length < 8) await nextFrame()
  await nextFrame()
  return performance.now() - started
}
