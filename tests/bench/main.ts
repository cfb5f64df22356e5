import { startPortal } from '#tests/support/portal.ts'
import { signInWeight } from '#tests/support/sign-in-weight.ts'
import { sayCharts } from './charts.ts'
import { benchListPage } from './list-page.ts'
<<<<<<< HEAD
import { sayWeights } from './weights.ts'
=======
import { sayDataTable } from './say-data-table.ts'
>>>>>>> ds-table

const ms = (value: number) => `${value.toFixed(2)} ms`
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What is measured, by the name that asks for it alone: `npm run bench -- table`. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  list: sayListPage,
  sign: saySignIn,
  table: sayDataTable,
}

<<<<<<< HEAD
const portal = await startPortal({ DEMO: 'off' })
const { script, style } = await signInWeight(portal.url)
await portal.stop()
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
console.log('Sign-in page, gzip')
console.log(
  `  script ${kb(script)}, style ${kb(style)}, together ${kb(script + style)} (target: under 150 KB)`,
)

await sayCharts()
await sayWeights()
=======
async function sayListPage() {
  console.log('List page: 20 of 12,000 students by a filter and in order, with their count')
  for (const { engine, name, bare, page, ratio } of await benchListPage()) {
    console.log(`  ${engine}, ${name}`)
    console.log(`    bare statements  p50 ${ms(bare.p50)}  p99 ${ms(bare.p99)}`)
    console.log(`    the call         p50 ${ms(page.p50)}  p99 ${ms(page.p99)}`)
    console.log(`    ratio of medians ${ratio.toFixed(2)} (target: under 2)`)
  }
}

async function saySignIn() {
  const portal = await startPortal({ DEMO: 'off' })
  const { script, style } = await signInWeight(portal.url)
  await portal.stop()
  console.log('Sign-in page, gzip')
  console.log(
    `  script ${kb(script)}, style ${kb(style)}, together ${kb(script + style)} (target: under 150 KB)`,
  )
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`)
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]?.()
>>>>>>> ds-table
