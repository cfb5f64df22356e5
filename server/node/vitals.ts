import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Identity, Vitals } from '#server/platform/monitor/vitals.ts'

const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20)
/** The loop is looked at so often, in milliseconds; what goes beyond is lag. */
const resolution = 10

export function identityOf(name: string): Identity {
  const file = join(import.meta.dirname, '..', '..', 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return { name, version, runtime: `Node.js ${process.versions.node} · ${platform()} ${arch()}` }
}

/** Looks at this process, and at the disk of its data folder. */
export function watchProcess(dataDir: string): () => Promise<Vitals> {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  return async () => {
    const lag = Math.max(0, delay.percentile(99) / 1e6 - resolution)
    delay.reset()
    const { heapUsed, rss } = process.memoryUsage()
    const disk = await diskOf(dataDir)
    return { lag: Math.round(lag * 10) / 10, heap: mebibytes(heapUsed), rss: mebibytes(rss), disk }
  }
}

/** None where the folder does not exist, as with a database elsewhere and files in an S3 store. */
async function diskOf(dir: string): Promise<Vitals['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dir)
    return { free: mebibytes(bavail * bsize), size: mebibytes(blocks * bsize) }
  } catch {
    return undefined
  }
}
