/**
 * Classes and codes of SQLSTATE that say nothing of the statement: no connection, out of memory, too many, took too
 * long, in a knot with others, shut down.
 */
const states = /^(08...|25P03|25P04|53200|53300|53400|55P03|57014|57P0[1-5]|40001|40P01)$/
/** What Node tells of a connection that was not made or broke. */
const connections = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]
/** The words of driver and builder of queries, which carry no code; the last two are asked of a connection that broke before. */
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/

/** The database is away or too busy: the call was sound, and may be made again a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error ? String(error.code) : ''
  return states.test(code) || connections.includes(code) || words.test(error.message)
}
