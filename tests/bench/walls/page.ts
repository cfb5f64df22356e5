import type { WallCode, WallShown } from '#domain/system/wall/screens.ts'

/** What a page gives the driver. */
export interface WallPage {
  /** Milliseconds from its navigation until all of it stood on the screen. */
  readonly painted: Promise<number>
  /** New figures for all panels. */
  readonly refresh: (turn: number) => void
}

declare global {
  var wallPage: WallPage
  /** What the server tells this screen, put here by the driver. */
  var wallShown: WallShown
}

export const code = new URLSearchParams(location.search).get('screen') as WallCode
export const box = document.getElementById('box') as HTMLElement

/** Other figures with each turn: a count goes up by as much as its place in the answer makes it. */
export const shownAt = (turn: number): WallShown => {
  let place = 0
  const figures = JSON.stringify(wallShown.figures, (_, value) =>
    typeof value === 'number' ? value + ((turn + place++) % 5) : value,
  )
  return { ...wallShown, figures: JSON.parse(figures) }
}

const nextFrame = () => new Promise(requestAnimationFrame)

export async function paintedOnce(isDrawn: () => boolean) {
  while (!isDrawn()) await nextFrame()
  await nextFrame()
  return performance.now()
}
