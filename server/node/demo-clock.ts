import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.ts'

type Asked = Pick<Environment, 'demo' | 'databaseUrl' | 'dataDir'>

/** Where the clock of a demo college is kept: milliseconds that it is ahead of the real one. */
export const clockFile = (dataDir: string) => join(dataDir, 'demo-clock')

/** Nobody moves the time of a college whose figures are meant. */
export const mayMoveClock = ({ demo, databaseUrl }: Asked) =>
  demo && !databaseUrl && process.env.NODE_ENV !== 'production'

function aheadIn(dataDir: string): number {
  try {
    const ahead = Number(readFileSync(clockFile(dataDir), 'utf8'))
    return Number.isSafeInteger(ahead) ? ahead : 0
  } catch {
    return 0
  }
}

/** Milliseconds that the clock of a demo is ahead of the real one, looked up once a second; undefined where nobody may move it. */
export function clockAhead(environment: Asked, real: () => number = Date.now): (() => number) | undefined {
  if (!mayMoveClock(environment)) return undefined
  let [read, ahead] = [Number.NEGATIVE_INFINITY, 0]
  return () => {
    const now = real()
    if (Math.abs(now - read) >= 1000) [read, ahead] = [now, aheadIn(environment.dataDir)]
    return ahead
  }
}

/** The clock that the server goes by: the real one, ahead by what a demo was moved. */
export const schoolClock =
  (ahead: (() => number) | undefined, real: () => number = Date.now): (() => Date) =>
  () =>
    new Date(real() + (ahead?.() ?? 0))
