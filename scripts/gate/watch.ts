import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const list = promisify(execFile)

interface Seen {
  readonly pid: number
  readonly parent: number
  readonly megabytes: number
  /** Seconds of a processor that it has used so far. */
  readonly busy: number
  readonly command: string
}

export interface Watched {
  /** The process that held the most memory, in megabytes. */
  readonly largest: { megabytes: number; command: string }
  /** Seconds of a processor by project, browsers and servers included; what takes no part in one counts as `shared`. */
  readonly busy: () => ReadonlyMap<string, number>
}

/** A line of `ps`, or nothing where it is none. */
function readLine(line: string): readonly Seen[] {
  const [, pid, parent, rss, busy, command = ''] =
    /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
  const seen = { pid: Number(pid), parent: Number(parent), megabytes: Number(rss) / 1024 }
  return pid ? [{ ...seen, busy: Number(busy), command }] : []
}

/** Keeps what has been seen of the processes below `root`, one look after the other. */
export function watching(root: number) {
  const largest = { megabytes: 0, command: '' }
  const known = new Map<number, { project: string; busy: number }>()
  const ended = new Map<string, number>()
  const add = (project: string, busy: number) => ended.set(project, (ended.get(project) ?? 0) + busy)

  function look(lines: readonly string[]) {
    const ours = new Map([[root, 'shared']])
    const there = new Set<number>()
    // A child has a higher number than its parent, but where numbers begin again: then it is missed once.
    for (const { pid, parent, megabytes, busy, command } of lines
      .flatMap(readLine)
      .sort((a, b) => a.pid - b.pid)) {
      const above = ours.get(parent)
      if (above === undefined) continue
      const project = / --project (\S+)/.exec(command)?.[1] ?? above
      ours.set(pid, project)
      there.add(pid)
      const before = known.get(pid)
      // Another process has got the number of one that ended.
      if (before && before.busy > busy) add(before.project, before.busy)
      known.set(pid, { project, busy })
      if (megabytes > largest.megabytes) Object.assign(largest, { megabytes, command })
    }
    for (const [pid, { project, busy }] of known) {
      if (there.has(pid)) continue
      add(project, busy)
      known.delete(pid)
    }
  }

  function busy() {
    const all = new Map(ended)
    for (const { project, busy } of known.values()) all.set(project, (all.get(project) ?? 0) + busy)
    return all
  }
  return { largest, look, busy }
}

/** Watches the processes below this one, every three seconds: a process that lives shorter may be missed. */
export function watchProcesses(): Watched & { readonly stop: () => void } {
  const { largest, look, busy } = watching(process.pid)
  const ps = () => list('ps', ['-eo', 'pid=,ppid=,rss=,cputimes=,args='], { maxBuffer: 16 << 20 })
  // Where there is no such `ps`, nothing is said of memory and processors.
  const timer = setInterval(
    () =>
      ps().then(
        ({ stdout }) => look(stdout.split('\n')),
        () => {},
      ),
    3_000,
  )
  return { largest, busy, stop: () => clearInterval(timer) }
}
