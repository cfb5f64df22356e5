import pino from 'pino'
import type { AppContext } from '#server/core/app-context.ts'

const secretName = /token|password|secret|authorization|cookie|hash|id_?(no|number|card)|sfzh/i

/** Values that give themselves away, wherever they stand: bearers, resident id numbers, passwords in addresses. */
const secretValues: readonly [RegExp, string][] = [
  [/\b[\w-]{43}\.[\w-]+/g, '[token]'],
  [/bearer\s+\S+/gi, 'bearer [token]'],
  [/\b\d{6}(18|19|20)\d{2}(0\d|1[0-2])([0-2]\d|3[01])\d{3}[\dXx]\b/g, '[id number]'],
  [/(:\/\/[^:/\s]+:)[^@\s]+@/g, '$1[password]@'],
]

/** What may be written down of a value. Long texts are cut, for a stranger may choose their length. */
export function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return secretValues.reduce(
      (text, [secret, instead]) => text.replace(secret, instead),
      value.slice(0, 4000),
    )
  if (value instanceof Error)
    return scrubbed({ type: value.name, message: value.message, stack: value.stack })
  if (typeof value !== 'object' || value === null) return value
  if (depth > 5) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => scrubbed(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) ? '[redacted]' : scrubbed(item, depth + 1),
    ]),
  )
}

/** One line of JSON each, on stderr: stdout speaks to the person who started the server. */
export function makeLog(stream: pino.DestinationStream = onStderr()): AppContext['log'] {
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
  return (level, message, facts = {}) => logger[level](scrubbed(facts), `${scrubbed(message)}`)
}

/** So many bytes wait for a disk that is full; what comes after them is lost. */
const mostWaiting = 1_000_000

/** That a line cannot be written, as on a full disk, is no reason for the server to end. */
function onStderr() {
  const stream = pino.destination({ fd: 2, sync: true, maxLength: mostWaiting })
  stream.on('error', () => {})
  return stream
}
