import { launchBrowser } from '#tests/support/browser.ts'
import { drive, type Run } from './data-table/drive.ts'
import { firstBytes } from './data-table/first-bytes.ts'
import { siteOf } from './site.ts'

const contenders = ['ours', 'ag-grid'] as const
const sizes = [10_000, 100_000]
const rounds = 3

export type Contender = (typeof contenders)[number]

/** One table beside another: the same rows, page and script, turn by turn; of each figure the lower median. */
export async function benchDataTable() {
  // A build each, so that the bytes of one are not those of both.
  const sites = {
    ours: await siteOf('data-table', ['ours']),
    'ag-grid': await siteOf('data-table', ['ag-grid']),
  }
  const bytes = { ours: firstBytes(sites.ours), peer: firstBytes(sites['ag-grid']) }
  const browser = await launchBrowser()
  const results = []
  for (const rows of sizes) {
    const runs: Record<Contender, Run[]> = { ours: [], 'ag-grid': [] }
    for (let round = 0; round < rounds; round++)
      for (const name of contenders) runs[name].push(await drive(browser, sites[name].urlOf(name), rows))
    results.push({ rows, ours: middle(runs.ours), peer: middle(runs['ag-grid']) })
  }
  await browser.close()
  for (const site of Object.values(sites)) await site.close()
  return { bytes, results }
}

const middle = (runs: readonly Run[]): Run => {
  const of = (name: keyof Run) =>
    runs.map((run) => run[name]).toSorted((one, other) => one - other)[Math.floor((runs.length - 1) / 2)] ?? 0
  return {
    firstRow: of('firstRow'),
    heap: of('heap'),
    median: of('median'),
    p95: of('p95'),
    dropped: of('dropped'),
    frames: of('frames'),
    busy: of('busy'),
  }
}
