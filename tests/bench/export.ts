import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

interface Measured {
  readonly seconds: number
  readonly megabytes: number
  readonly size: number
}

/** One writer in a process of its own, so that its peak of memory is nobody else's. */
function alone(writer: 'ours' | 'whole', rows: number): Measured {
  const child = join(import.meta.dirname, 'export-child.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, writer, `${rows}`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** The sheet of an export, 20 columns wide, beside the same by @e965/xlsx, which holds it whole: time and peak memory. */
export async function sayExport(): Promise<void> {
  for (const rows of [10_000, 100_000]) {
    const ours = alone('ours', rows)
    const whole = alone('whole', rows)
    console.log(`Export of ${rows} rows x 20`)
    console.log(`  whole (@e965/xlsx)  ${spoken(whole)}`)
    console.log(`  ours, streamed      ${spoken(ours)}`)
    const [time, memory] = [ours.seconds / whole.seconds, ours.megabytes / whole.megabytes]
    console.log(`  ratio               ${time.toFixed(2)} of the time, ${memory.toFixed(2)} of the memory`)
  }
}

const spoken = ({ seconds, megabytes, size }: Measured) =>
  `${seconds.toFixed(2)} s, peak ${megabytes.toFixed(0)} MB, file ${(size / 1e6).toFixed(1)} MB`
