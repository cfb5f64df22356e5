/** Classes and codes of SQLSTATE that say nothing of the statement: no connection, shut down, too many, took too long. */
const states = /^(08...|53300|53400|55P03|57014|57P0[1-5])$/
/** What Node tells of a connection that was not made or broke. */
const connections = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']
/** The driver's own words, which carry no code. */
const words = /^(timeout exceeded when trying to connect|Connection terminated)/

/** The database is away or too busy: the call was sound, and may be made again a little later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error ? String(error.code) : ''
  return states.test(code) || connections.includes(code) || words.test(error.message)
}
