import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableSheet } from '#domain/sheet/sheet-row.ts'
import { readSheet } from '#server/engine/import/sheet/read-sheet.ts'
import type { Said } from './sheet-reader.ts'

const say = (said: Said) => parentPort?.postMessage(said)

const encoder = new TextEncoder()

try {
  // The next portion is read when the last one has been taken, so that nothing piles up between the threads.
  const reading = readSheet(workerData.bytes, workerData.name, workerData.sheet)
  let next = await reading.next()
  for (; !next.done; next = await reading.next()) {
    const taken = once(parentPort as NonNullable<typeof parentPort>, 'message')
    // As text in bytes that change hands: what is copied from thread to thread leaves holes in the memory of both.
    const rows = encoder.encode(JSON.stringify(next.value))
    parentPort?.postMessage({ rows } satisfies Said, [rows.buffer])
    await taken
  }
  say({ done: next.value })
} catch (error) {
  if (error instanceof UnreadableSheet) say({ unreadable: error.message })
  else say({ fault: error instanceof Error ? error.message : String(error) })
}
