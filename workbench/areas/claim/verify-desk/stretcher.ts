import type { Stretch, StretchCost } from '#domain/claim/stretching.ts'

export interface StretchQuestion {
  readonly text: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly cost: StretchCost
}
/** Null where this computer cannot. */
export type StretchAnswer = string | null

/**
 * Stretches in a worker, one after the other, so that the desk goes on being drawn. It is fetched at once: when it is
 * needed there is no network. A worker that fails is replaced, and asked once more.
 */
export function stretcher() {
  let running = begin()
  let before: Promise<unknown> = Promise.resolve()

  async function asked(question: StretchQuestion): Promise<string> {
    try {
      return await running.ask(question)
    } catch {
      running.end()
      running = begin()
      return running.ask(question)
    }
  }

  return {
    at:
      (cost: StretchCost): Stretch =>
      (text, salt) => {
        const answer = before.then(() => asked({ text, salt, cost }))
        before = answer.catch(() => {})
        return answer
      },
    end: () => running.end(),
  }
}

function begin() {
  const worker = new Worker(new URL('./stretch.worker.ts', import.meta.url), { type: 'module' })
  // It may fail before anybody asks it.
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      // Told to the one who asks, instead of the console.
      event.preventDefault()
      reject(new Error('the worker did not start'))
    }
  })
  failed.catch(() => {})
  const ask = (question: StretchQuestion) =>
    new Promise<string>((resolve, reject) => {
      failed.catch(reject)
      worker.onmessage = ({ data }: MessageEvent<StretchAnswer>) =>
        data === null ? reject(new Error('it cannot be stretched here')) : resolve(data)
      worker.postMessage(question)
    })
  return { ask, end: () => worker.terminate() }
}
