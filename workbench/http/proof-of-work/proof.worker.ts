import type { Challenge, Solution } from 'altcha-lib'
import { work } from './work.ts'

/** What the worker tells the page: how far it is, and what it found. */
export type WorkerMessage = { readonly share: number } | { readonly solution: Solution }

const tell = (told: WorkerMessage) => postMessage(told)

addEventListener('message', async ({ data }: MessageEvent<Challenge>) =>
  tell({ solution: await work(data, (share) => tell({ share })) }),
)
