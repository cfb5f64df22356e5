import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal } from '#tests/support/portal.ts'

/** Megabytes that a server with the embedded database takes at most while it starts, and when nothing is asked of it. */
const targets = { peak: 600, idle: 400 }
/** After so long, in milliseconds, it has done what it does at its start, and V8 has collected what that left. */
const calm = 30_000

/** Megabytes of a figure that the system keeps of a process: `VmHWM` its highest, `VmRSS` that of now. */
function keptOf(pid: number, figure: 'VmHWM' | 'VmRSS') {
  const kept = new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kept?.[1]) / 1024
}

async function measuredStart(filled?: string) {
  const portal = await startPortal({ DEMO: 'on' }, filled)
  await wait(calm)
  const [peak, idle] = [keptOf(portal.pid, 'VmHWM'), keptOf(portal.pid, 'VmRSS')]
  portal.signal('SIGTERM')
  await portal.ended
  return { peak, idle, portal }
}

function say(title: string, taken: Record<keyof typeof targets, number>) {
  for (const what of ['peak', 'idle'] as const) {
    const [mb, target] = [taken[what], targets[what]]
    console.log(`  ${title}, ${what.padEnd(4)} ${mb.toFixed(0).padStart(5)} MB (target: under ${target})`)
    if (mb >= target) process.exitCode = 1
  }
}

/** The first start, which makes the demo college, and the second, on what the first has left. Linux tells; others do not. */
export async function sayMemory() {
  console.log('Memory of the server with the embedded database')
  if (process.platform !== 'linux') return console.log('  is told by Linux only')
  const first = await measuredStart()
  say('first start ', first)
  const second = await measuredStart(first.portal.dataDir)
  say('second start', second)
  await Promise.all([first.portal.stop(), second.portal.stop()])
}
