import type { PGlite, Results } from '@electric-sql/pglite'
import { Kysely, type PGlite as KyselyPglite, PGliteDialect, type PGliteQueryOptions } from 'kysely'
import type { Database } from '#server/house.ts'

/** Days stay text and counts become numbers, as server/node/postgres.ts reads them too. */
export const pgliteOptions = { parsers: { 20: Number, 1082: (day: string) => day } }

/** Kysely over a PGlite that was made with `pgliteOptions`. Closing it closes PGlite. */
export const databaseOver = (pglite: PGlite): Database =>
  new Kysely({ dialect: new PGliteDialect({ pglite: withScripts(pglite) }) })

/** PGlite's `query` takes one statement only; without parameters `exec` takes many, as PostgreSQL's driver does. */
function withScripts(pglite: PGlite): KyselyPglite {
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
    transaction: (work) =>
      pglite.transaction((tx) => work({ query: queryOn(tx), rollback: () => tx.rollback() })),
  }
}
