import type { AppContext } from '#server/core/app-context.ts'
import { keepFault } from '#server/core/logs/error-log.ts'

/** A stop that does not come to its end is cut short after so long, in milliseconds. */
const longest = 45_000

/**
 * What nobody awaited or listened for. A rejected promise is one piece of work that failed: it is logged, kept in the
 * table of errors, where the monitor counts it, and the server goes on. An exception has cut some function off in the
 * middle, nobody knows which: the server ends in good order, and anyone who watches over it starts it again.
 */
export function lastResort(app: AppContext, stop: (why: string, code: number) => Promise<void>): void {
  process.on('unhandledRejection', (reason) => tell(app, 'unhandled rejection', reason))
  process.on('uncaughtException', (error) => {
    setTimeout(() => process.exit(1), longest).unref()
    tell(app, 'uncaught exception', error)
    void stop('uncaught exception', 1)
  })
}

function tell(app: AppContext, what: string, thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  app.log('error', what, { error })
  const stack = error.stack ?? null
  void keepFault(app, {
    side: 'server',
    message: `${what}: ${error.message}`,
    path: '',
    traceId: null,
    stack,
  })
}
