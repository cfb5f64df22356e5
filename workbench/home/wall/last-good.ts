import { isWallCode, type WallCode, type WallShown } from '#domain/system/wall/screens.ts'
import { isObject, local } from '#workbench/http/storage/storage.ts'

/** Figures as they came, and when, by this computer's clock. */
export interface Received<C extends WallCode = WallCode> {
  readonly shown: WallShown<C>
  readonly receivedAt: number
}

const isReceived = (value: unknown): value is Received =>
  isObject(value) &&
  typeof value.receivedAt === 'number' &&
  isObject(value.shown) &&
  isObject(value.shown.figures)

/** What is kept of an older release may lack a figure that this one draws: it is then as if there were none. */
const read = () => local.read('wallFigures', isObject) ?? {}

export function readLastGood<C extends WallCode>(code: C, figures: readonly string[]): Received<C> | null {
  const kept = read()[code]
  return isReceived(kept) && figures.every((name) => name in kept.shown.figures)
    ? (kept as Received<C>)
    : null
}

export const keepLastGood = (code: WallCode, received: Received) =>
  local.write('wallFigures', { ...known(), [code]: received })

export function dropLastGood(code: WallCode) {
  const { [code]: _, ...others } = read()
  local.write('wallFigures', others)
}

/** Screens that are no more are forgotten. */
const known = () => Object.fromEntries(Object.entries(read()).filter(([code]) => isWallCode(code)))
