import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type WallCode, type WallShown, wallScreens } from '#domain/system/wall/screens.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { startPortal } from '#tests/support/portal.ts'
import { siteOf } from './site.ts'
import { drive, type Run } from './walls/drive.ts'

const rounds = 2
const sizes = { '1080p': { width: 1920, height: 1080 }, '4K': { width: 3840, height: 2160 } } as const
const codes = Object.keys(wallScreens) as readonly WallCode[]
const pages = ['bare', 'ours'] as const

/** Of each time the least: what else the machine does can only add to it. */
const best = (runs: readonly Run[]): Run => {
  const last = runs.at(-1)
  if (!last) throw new Error('No run')
  const least = (of: (run: Run) => number) => Math.min(...runs.map(of))
  return {
    ...last,
    paint: least(({ paint }) => paint),
    opening: least(({ opening }) => opening),
    refresh: least(({ refresh }) => refresh),
    long: [least(({ long }) => long[0]), least(({ long }) => long[1])],
  }
}

const said = ({ paint, opening, refresh, long }: Run) =>
  `paint ${paint.toFixed(0)} ms, main thread ${opening.toFixed(0)} ms  refresh ${refresh.toFixed(1)} ms  long tasks ${long.join(' + ')}`

/** What the demo college tells each screen. */
async function figures() {
  const portal = await startPortal({ DEMO: 'small' })
  const told = await Promise.all(
    codes.map(async (code) => {
      const reply = await fetch(`${portal.url}/api/campus-base/openApi/wall/show?screen=${code}`)
      return [code, (await reply.json()).data] as const
    }),
  )
  await portal.stop()
  return Object.fromEntries(told) as Readonly<Record<WallCode, WallShown>>
}

/** Each screen of a wall as it hangs there, and a page of ECharts alone with a chart for every series of that screen. */
export async function sayWalls() {
  console.log('Walls: first paint and new figures, against ECharts by itself with the same series')
  const shown = await figures()
  const site = await siteOf('walls', pages)
  const browser = await launchBrowser()
  const kilobytes = ({ scripts }: Run) =>
    scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(site.outDir, name))).length, 0) / 1024
  for (const [size, viewport] of Object.entries(sizes))
    for (const code of codes) {
      const runs = { bare: [] as Run[], ours: [] as Run[] }
      for (let round = 0; round < rounds; round++)
        for (const name of pages)
          runs[name].push(await drive(browser, `${site.urlOf(name)}?screen=${code}`, viewport, shown[code]))
      const [bare, ours] = [best(runs.bare), best(runs.ours)]
      const ratio = (of: 'paint' | 'opening' | 'refresh') => (ours[of] / bare[of]).toFixed(2)
      console.log(
        `    ${size.padEnd(6)}${code}\n` +
          `        bare  ${said(bare)}  ${kilobytes(bare).toFixed(0)} KB\n` +
          `        ours  ${said(ours)}  ${kilobytes(ours).toFixed(0)} KB\n` +
          `        ratio paint ${ratio('paint')}  main thread ${ratio('opening')}  refresh ${ratio('refresh')}`,
      )
    }
  await browser.close()
  await site.close()
}
