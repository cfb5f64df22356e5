import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableSheet } from '#domain/sheet/sheet-row.ts'
import { readSheet } from '#server/engine/import/sheet/read-sheet.ts'
import type { Said } from './sheet-reader.ts'

const say = (said: Said) => parentPort?.postMessage(said)

try {
  // The next portion is read when the last one has been taken, so that nothing piles up between the threads.
  for await (const rows of readSheet(workerData.bytes, workerData.name, workerData.sheet)) {
    const taken = once(parentPort as NonNullable<typeof parentPort>, 'message')
    say({ rows })
    await taken
  }
  say({ done: true })
} catch (error) {
  if (error instanceof UnreadableSheet) say({ unreadable: error.message })
  else say({ fault: error instanceof Error ? error.message : String(error) })
}
