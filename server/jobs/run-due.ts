import type { House } from '#server/house.ts'
import { claim } from './claim.ts'
import type { Handler } from './handler.ts'
import { handlers } from './handlers.ts'
import { perform } from './perform.ts'

/** Does everything that is due, one after another, until nothing is: for tests, and for a server inside a page. */
export async function runDue(
  house: House,
  known: Readonly<Record<string, Handler>> = handlers,
): Promise<void> {
  const worker = crypto.randomUUID()
  for (;;) {
    const held = await claim(house.db, worker, Object.keys(known))
    const handler = held && known[held.kind]
    if (!handler) return
    await perform(house, held, handler)
  }
}
