import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const list = promisify(execFile)

export interface Largest {
  /** Megabytes of memory that it held. */
  megabytes: number
  command: string
}

/** Watches the processes below this one, every ten seconds, and remembers the largest. */
export function watchMemory() {
  const largest: Largest = { megabytes: 0, command: '' }
  const look = async () => {
    const { stdout } = await list('ps', ['-eo', 'pid=,ppid=,rss=,args='], { maxBuffer: 16 << 20 })
    const lines = stdout.split('\n').flatMap((line) => {
      const [, pid, parent, rss, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid ? [{ pid: Number(pid), parent: Number(parent), megabytes: Number(rss) / 1024, command }] : []
    })
    const ours = new Set([process.pid])
    // A child has a higher number than its parent, but where numbers begin again: then it is missed once.
    for (const { pid, parent, megabytes, command } of lines.sort((a, b) => a.pid - b.pid)) {
      if (!ours.has(parent)) continue
      ours.add(pid)
      if (megabytes > largest.megabytes) Object.assign(largest, { megabytes, command })
    }
  }
  // Where there is no `ps`, nothing is said of memory.
  const timer = setInterval(() => look().catch(() => {}), 10_000)
  return {
    largest,
    stop: () => clearInterval(timer),
  }
}
