import type { Challenge, Solution } from 'altcha-lib'
import type { WorkerMessage } from './proof.worker.ts'
import { proving } from './proving.ts'
import { work } from './work.ts'

/** Milliseconds for which nobody minds waiting: only then is anything said of it. */
const unnoticed = 400

/** Solves a challenge, and says so to the person who waits. In a thread of its own; in slices on the page where there is none. */
export async function solve(challenge: Challenge): Promise<Solution> {
  const began = performance.now()
  const told = (share: number) => {
    if (performance.now() - began > unnoticed) proving.set(share)
  }
  try {
    return await inThread(challenge, told).catch(() => work(challenge, told))
  } finally {
    proving.set(null)
  }
}

async function inThread(challenge: Challenge, told: (share: number) => void): Promise<Solution> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) =>
        'share' in data ? told(data.share) : resolve(data.solution)
      worker.onerror = reject
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
