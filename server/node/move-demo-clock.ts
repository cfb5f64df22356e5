import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { timeOf } from '#server/core/database/moment.ts'
import { CannotStart } from './cannot-start.ts'
import { clockFile, mayMoveClock } from './demo-clock.ts'
import { readEnvironment } from './environment.ts'

/** Within the years for which the demo college has a calendar, and those near them. */
const moments = z.iso
  .datetime({ local: true, offset: false })
  .refine((text) => text >= '2020' && text < '2040')

/** Moves the clock of the demo college: `npm run demo:clock -- 2026-09-01T08:00`, and back with `-- real`. */
function main([to]: readonly string[]) {
  const environment = readEnvironment(process.env)
  if (!mayMoveClock(environment)) throw new CannotStart('只有演示学校可以调整时钟，正式运行的系统不可以')
  if (to === 'real') {
    rmSync(clockFile(environment.dataDir), { force: true })
    return console.log('演示学校的时钟已恢复为真实时间')
  }
  const { success, data } = moments.safeParse(to)
  if (!success) throw new CannotStart('请写明时间：npm run demo:clock -- 2026-09-01T08:00，或 -- real 恢复')
  const at = Date.parse(`${data}+08:00`)
  mkdirSync(environment.dataDir, { recursive: true })
  writeFileSync(clockFile(environment.dataDir), String(at - Date.now()))
  console.log(`演示学校现在是 ${timeOf(new Date(at))}，一秒内生效；npm run demo:clock -- real 恢复真实时间`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(`没有调整时钟：${(error as Error).message}`)
  process.exit(1)
}
