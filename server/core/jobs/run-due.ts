import type { AppContext } from '#server/core/app-context.ts'
import { claim } from './claim.ts'
import type { Handler } from './handler.ts'
import { perform } from './perform.ts'
import { tick } from './tick.ts'

/** Does everything that is due, one after another, until nothing is: for tests, and for a server inside a page. */
export async function runDue(
  app: AppContext,
  known: Readonly<Record<string, Handler>> = app.jobHandlers,
): Promise<void> {
  await tick(app)
  const worker = crypto.randomUUID()
  for (;;) {
    const held = await claim(app.db, worker, Object.keys(known), app.ahead?.())
    const handler = held && known[held.kind]
    if (!handler) return
    await perform(app, held, handler)
  }
}
