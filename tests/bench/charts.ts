import { launchBrowser } from '#tests/support/browser.ts'
import { drive, type Run } from './charts/drive.ts'
import { siteOf } from './site.ts'

const rounds = 3

/** Eight panels of ours beside ECharts by itself with the same options, turn by turn. */
async function benchCharts() {
  const site = await siteOf('charts', ['ours', 'bare'])
  const browser = await launchBrowser()
  const runs = { ours: [] as Run[], bare: [] as Run[] }
  for (let round = 0; round < rounds; round++) {
    for (const name of ['bare', 'ours'] as const) runs[name].push(await drive(browser, site.urlOf(name)))
  }
  await browser.close()
  await site.close()
  return { ours: best(runs.ours), bare: best(runs.bare) }
}

/** Of each time the least: what else the machine does can only add to it. Memory as in the last run. */
const best = (runs: readonly Run[]): Run => {
  const last = runs.at(-1)
  if (!last) throw new Error('No run')
  const least = (name: 'init' | 'median' | 'p95' | 'busy') => Math.min(...runs.map((run) => run[name]))
  return { ...last, init: least('init'), median: least('median'), p95: least('p95'), busy: least('busy') }
}

const of = (text: string, run: Run) =>
  console.log(
    `    ${text.padEnd(14)} init ${run.init.toFixed(0)} ms  refresh p50 ${run.median.toFixed(1)} p95 ${run.p95.toFixed(1)} ms` +
      `  main thread ${run.busy.toFixed(1)} ms each  heap ${[0, 100, 500]
        .map((at) => run.heap[at as 0].toFixed(2))
        .join(' → ')} MB  nodes ${run.nodes[0]} → ${run.nodes[500]}`,
  )

export async function sayCharts() {
  console.log('Charts: 8 panels, new figures 500 times; heap at 0, 100 and 500')
  const { ours, bare } = await benchCharts()
  of('bare ECharts', bare)
  of('our charts', ours)
  const ratio = (name: 'init' | 'median' | 'p95' | 'busy') => (ours[name] / bare[name]).toFixed(2)
  console.log(
    `    ratios         init ${ratio('init')}  p50 ${ratio('median')}  p95 ${ratio('p95')}  main thread ${ratio('busy')}` +
      `  growth 100 to 500: ${(ours.heap[500] - ours.heap[100]).toFixed(2)} MB against ${(bare.heap[500] - bare.heap[100]).toFixed(2)} MB`,
  )
}
