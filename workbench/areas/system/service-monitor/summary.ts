import type { Server } from '#domain/system/monitored.ts'

/** All servers as one: what adds up is added, of what does not the worst stands. */
export function summaryOf(servers: readonly Server[]) {
  const up = servers.filter(({ state }) => state === 'up')
  const sum = (of: (server: Server) => number) => up.reduce((total, server) => total + of(server), 0)
  const worst = (of: (server: Server) => number | null) =>
    up.reduce<number | null>((most, server) => {
      const value = of(server)
      return value === null || (most !== null && most >= value) ? most : value
    }, null)
  const disks = up
    .flatMap(({ diskFree: free, diskSize: size }) => (free === null || size === null ? [] : [{ free, size }]))
    .sort((a, b) => a.free - b.free)
  return {
    up: up.length,
    gone: servers.length - up.length,
    rate: sum(({ rate }) => rate),
    requests: sum(({ requests }) => requests),
    errors: sum(({ errors }) => errors),
    p50: worst(({ p50 }) => p50),
    p95: worst(({ p95 }) => p95),
    lag: worst(({ lag }) => lag),
    rss: sum(({ rss }) => rss),
    /** The one with the least room left. */
    disk: disks[0] ?? null,
  }
}
