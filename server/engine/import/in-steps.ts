import type { Database } from '#server/core/app-context.ts'

/** How the rows of an import are gone through. */
export interface Steps {
  /** At most so many rows in the next one. */
  readonly rows: number
  /** One of them: all that is done with the database it is given stays, or nothing. */
  readonly step: <Outcome>(work: (db: Database) => Promise<Outcome>) => Promise<Outcome>
}

/**
 * Inside a transaction that is somebody else's, which alone decides whether anything stays. So many rows keep this
 * process from anything else for some tens of milliseconds.
 */
export const within = (db: Database): Steps => ({ rows: 500, step: (work) => work(db) })

/**
 * All in one transaction where there are connections enough. In the embedded store everybody waits for anyone who holds
 * its only one: there each step is a transaction of its own, of at most so many rows as others can wait for
 * (docs/decisions/0018-imports-in-steps.md).
 */
export const inSteps = <Outcome>(db: Database, work: (steps: Steps) => Promise<Outcome>): Promise<Outcome> =>
  db.getExecutor().adapter.supportsMultipleConnections
    ? db.transaction().execute((tx) => work(within(tx)))
    : work(shortSteps(db))

/** So long, in milliseconds, a step may keep others waiting: a list that comes in its midst stays well within 300. */
const bearable = 100
const rows = { least: 10, most: 100 }

/** Each takes as many rows as the last one shows to be bearable on this machine. */
function shortSteps(db: Database): Steps {
  let next = rows.most
  return {
    get rows() {
      return next
    },
    async step(work) {
      let began = 0
      const outcome = await db.transaction().execute((tx) => {
        began = performance.now()
        return work(tx)
      })
      next = rowsAfter(next, performance.now() - began)
      return outcome
    },
  }
}

/** How many rows the next step takes when so many took so many milliseconds. */
export const rowsAfter = (taken: number, milliseconds: number) =>
  Math.max(rows.least, Math.min(rows.most, Math.floor((taken * bearable) / milliseconds)))
