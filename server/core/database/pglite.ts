import { PGlite, type Results } from '@electric-sql/pglite'
import { Kysely, type PGlite as KyselyPglite, PGliteDialect, type PGliteQueryOptions } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { keepPlans } from './kept-plans.ts'

/** What PGlite keeps of the tables within this process; beyond it they come from the files, which the system keeps. */
const buffers = ['-c', 'shared_buffers=16MB']

/** Days stay text and counts become numbers, as server/node/postgres.ts reads them too. */
export const pgliteOptions = {
  parsers: { 20: Number, 1082: (day: string) => day },
  startParams: [...PGlite.defaultStartParams, ...buffers],
  initDbStartParams: buffers,
}

/** What is asked of a PGlite, no matter who stands behind it. */
export type Embedded = Pick<
  PGlite,
  'query' | 'exec' | 'transaction' | 'dumpDataDir' | 'close' | 'closed' | 'ready' | 'waitReady'
>

/** Kysely over a PGlite that was made with `pgliteOptions`. Closing it closes PGlite. */
export function databaseOver(pglite: Embedded): Database {
  if (isItself(pglite)) keepPlans(pglite)
  return new Kysely({ dialect: new PGliteDialect({ pglite: withScripts(pglite) }) })
}

const isItself = (pglite: Embedded): pglite is PGlite => 'execProtocolStream' in pglite

/** PGlite's `query` takes one statement only; without parameters `exec` takes many, as PostgreSQL's driver does. */
function withScripts(pglite: Embedded): KyselyPglite {
  const queryOn =
    (to: Pick<PGlite, 'query' | 'exec'>): KyselyPglite['query'] =>
    async <Row>(text: string, params?: unknown[], options?: PGliteQueryOptions) =>
      params?.length
        ? await to.query<Row>(text, params, options)
        : (((await to.exec(text, options)).at(-1) ?? { rows: [], fields: [] }) as Results<Row>)
  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
    query: queryOn(pglite),
    async transaction(work) {
      let begun = false
      try {
        return await pglite.transaction((tx) => {
          begun = true
          return work({ query: queryOn(tx), rollback: () => tx.rollback() })
        })
      } catch (error) {
        // Kysely waits without end for one that cannot even begin: it begins, and fails at whatever it does first.
        const failing = () => Promise.reject(error)
        if (!begun) await work({ query: failing, rollback: failing })
        throw error
      }
    },
  }
}
