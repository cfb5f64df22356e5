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
 * needed there is no network.
 */
export function stretcher() {
  const worker = new Worker(new URL('./stretch.worker.ts', import.meta.url), { type: 'module' })
  let before: Promise<unknown> = Promise.resolve()

  const asked = (question: StretchQuestion) =>
    new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<StretchAnswer>) =>
        data === null ? reject(new Error('it cannot be stretched here')) : resolve(data)
      worker.onerror = () => reject(new Error('the worker did not start'))
      worker.postMessage(question)
    })

  return {
    at:
      (cost: StretchCost): Stretch =>
      (text, salt) => {
        const answer = before.then(() => asked({ text, salt, cost }))
        before = answer.catch(() => {})
        return answer
      },
    end: () => worker.terminate(),
  }
}
