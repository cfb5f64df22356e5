import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#server/core/app-context.ts'

/** The database in whose transaction this is called. */
const within = new AsyncLocalStorage<Database>()

/**
 * PGlite has one connection: a question to the database from within its transaction, and not to the transaction, waits
 * for itself there. PostgreSQL takes another connection; over it, such a question is refused here.
 */
export function asIfOfOneConnection(db: Database): Database {
  const executor = db.getExecutor()
  const provideConnection = executor.provideConnection.bind(executor)
  executor.provideConnection = async (consumer, options) => {
    if (within.getStore() === db)
      throw new Error('Asked past the transaction that it is in: on PGlite this never ends.')
    return provideConnection(consumer, options)
  }
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    const begun = transaction()
    const execute = begun.execute.bind(begun)
    return Object.assign(begun, {
      execute: <Result>(work: Parameters<typeof execute<Result>>[0]) =>
        execute((tx) => within.run(db, () => work(tx))),
    })
  }
  return db
}

/** What somebody else does while a transaction is open here. */
export const asSomebodyElse = <Result>(work: () => Promise<Result>) => within.exit(work)
