import { startPortal } from '#tests/support/portal.ts'
import { signInWeight } from '#tests/support/sign-in-weight.ts'
import { sayCharts } from './charts.ts'
import { benchListPage } from './list-page.ts'
import { sayWeights } from './weights.ts'

const ms = (value: number) => `${value.toFixed(2)} ms`

console.log('List page: 20 of 12,000 students by a filter and in order, with their count')
for (const { engine, name, bare, page, ratio } of await benchListPage()) {
  console.log(`  ${engine}, ${name}`)
  console.log(`    bare statements  p50 ${ms(bare.p50)}  p99 ${ms(bare.p99)}`)
  console.log(`    the call         p50 ${ms(page.p50)}  p99 ${ms(page.p99)}`)
  console.log(`    ratio of medians ${ratio.toFixed(2)} (target: under 2)`)
}

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
