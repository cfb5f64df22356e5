import { benchDataTable } from './data-table.ts'

const figures = [
  ['firstRow', 'first row, ms', 100],
  ['heap', 'heap, MB', 45],
  ['median', 'wheel frame median, ms', undefined],
  ['p95', 'wheel frame p95, ms', 20],
  ['dropped', 'frames dropped in 5 s', undefined],
  ['frames', 'frames seen', undefined],
  ['busy', 'main thread at the wheel, ms/s', undefined],
] as const

const line = (title: string, ours: number, peer: number, target?: number) => {
  const beside = `${ours.toFixed(1).padStart(9)}${peer.toFixed(1).padStart(9)}`
  const ratio = peer > 0 ? (ours / peer).toFixed(2) : '–'
  console.log(
    `    ${title.padEnd(26)}${beside}${ratio.padStart(8)}${target ? `  (target: under ${target})` : ''}`,
  )
}

/** Prints our table and AG Grid Community beside each other. */
export async function sayDataTable() {
  const { bytes, results } = await benchDataTable()
  console.log('DataTable and AG Grid Community: 12 columns of Chinese text, 690 px high, two columns fixed')
  console.log(`    ${''.padEnd(26)}${'ours'.padStart(9)}${'AG Grid'.padStart(9)}${'ratio'.padStart(8)}`)
  line('page, KB gzip', bytes.ours / 1024, bytes.peer / 1024)
  for (const { rows, ours, peer } of results) {
    console.log(`  ${rows.toLocaleString('en')} rows`)
    for (const [name, title, target] of figures) line(title, ours[name], peer[name], target)
  }
}
