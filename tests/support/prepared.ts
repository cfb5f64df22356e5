import { readFileSync } from 'node:fs'

/** What the parts of one run of tests share: made once, by `prepare.ts`. */
export interface Prepared {
  /** A superuser's address of the PostgreSQL of this run; every `describe` makes its own database there. */
  readonly postgresUrl: string
  /** The name of the PostgreSQL database with every table that others are made from. */
  readonly postgresTemplate: string
  /** A file that a PGlite with every table is loaded from. */
  readonly pgliteImage: string
  /** The demo college, as a file that a PGlite is loaded from; pages fetch it as `COLLEGE_IMAGE`. */
  readonly collegeImage: string
  /** The server and the portal's modules, as pages of tests fetch them: a file. */
  readonly pageModules: string
  /** The data folder of a portal that has had its first start. */
  readonly filledStore: string
}

declare module 'vitest' {
  interface ProvidedContext extends Prepared {}
}

/** What was made for this run; undefined for a process that was started by itself, which makes its own. */
export function prepared(): Prepared | undefined {
  const file = process.env.GATE_PREPARED
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Prepared) : undefined
}
