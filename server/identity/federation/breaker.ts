import type { AppContext } from '#server/core/app-context.ts'

const patience = 5
const rest = 30_000

interface Record {
  failures: number
  restsUntil: number
}

const known = new WeakMap<AppContext['fetch'], Map<string, Record>>()

/** After five failures in a row a host is left alone for half a minute, lest everybody who signs in wait for it. */
export function breakerOf({ fetch, now }: AppContext, host: string) {
  const hosts = known.get(fetch) ?? new Map<string, Record>()
  known.set(fetch, hosts)
  const record = hosts.get(host) ?? { failures: 0, restsUntil: 0 }
  hosts.set(host, record)
  const at = () => now().getTime()
  return {
    isOpen: () => at() < record.restsUntil,
    succeeded: () => hosts.delete(host),
    failed: () => {
      record.failures += 1
      if (record.failures % patience === 0) record.restsUntil = at() + rest
    },
  }
}
