import { timesOf } from './measured.ts'
import { streams, throughput } from './tap/parsers.ts'
import { idCardTaps, osdpTaps, pn532Taps } from './tap/readers.ts'
import { verdicts } from './tap/verdict.ts'

/** How many taps of each reader. */
const taps = Number(process.env.BENCH_TAPS ?? 100)

const spoken = (times: readonly number[]) => {
  const { p50, p95 } = timesOf(times)
  return `median ${p50.toFixed(0).padStart(4)} ms   p95 ${p95.toFixed(0).padStart(4)} ms`
}

/** From a card held to a simulated reader, at the speed of its wire, to what the desk says; and how fast bytes are parsed. */
export async function sayTap() {
  console.log(
    `Tap to verdict, ${taps} taps of simulated readers at 115,200 baud (target: median under 150 ms)`,
  )
  const verdictOf = verdicts()
  console.log(`  campus card, OSDP, polled every 50 ms   ${spoken(await osdpTaps(taps, verdictOf))}`)
  console.log(`  campus card, PN532, asked every 150 ms  ${spoken(await pn532Taps(taps, verdictOf))}`)
  const { times, sinceFound } = await idCardTaps(Math.ceil(taps / 4), verdictOf)
  console.log(`  resident ID, looked for every 40 ms     ${spoken(times)}`)
  console.log(`    of that, since the reader found it    ${spoken(sinceFound)}`)
  console.log('Parsers, megabytes a second, and their share of a loop that only adds the bytes up')
  for (const name of Object.keys(streams)) {
    const [large, small] = [throughput(name, 64, 4), throughput(name, 1, 4)]
    console.log(
      `  ${name.padEnd(26)} chunks of 64: ${large.ours.toFixed(0).padStart(4)} MB/s (${large.ratio.toFixed(2)})   of 1: ${small.ours.toFixed(1).padStart(5)} MB/s (${small.ratio.toFixed(2)})`,
    )
  }
}
