/** A server by its last beat; sizes in MiB, times in milliseconds. */
export interface Server {
  readonly server: string
  readonly version: string
  readonly runtime: string
  readonly state: 'up' | 'stopped' | 'silent'
  readonly startedAt: string
  readonly at: string
  /** Seconds from its start to its last beat. */
  readonly uptime: number
  /** Calls of the last minute, and those of them that were answered by 500 and above. */
  readonly requests: number
  readonly errors: number
  /** Calls a second. */
  readonly rate: number
  readonly p50: number | null
  readonly p95: number | null
  readonly lag: number
  readonly heap: number
  readonly rss: number
  readonly diskFree: number | null
  readonly diskSize: number | null
}

/** What happened in one step of time; null where no server said anything. */
export interface Step {
  /** The end of the step, `2026-09-01 08:00:00`. */
  readonly at: string
  /** Calls a second over all servers. */
  readonly rate: number | null
  readonly errors: number | null
  /** The worst of the servers. */
  readonly p50: number | null
  readonly p95: number | null
  readonly lag: number | null
  /** MiB over all servers. */
  readonly rss: number | null
}

/** How the database stands; sizes in bytes. */
export interface Store {
  readonly version: string
  /** PostgreSQL inside the server's own process: it has no connections to tell of. */
  readonly embedded: boolean
  readonly bytes: number
  readonly connections: { readonly open: number; readonly busy: number; readonly most: number } | null
  readonly tables: readonly { readonly name: string; readonly bytes: number; readonly rows: number }[]
  readonly statements: readonly Statement[] | null
}

export interface Statement {
  readonly pid: number
  readonly seconds: number
  /** It waits for a lock of another. */
  readonly waits: boolean
  /** Without the values, which go beside it. */
  readonly text: string
}

/** How the queue stands. */
export interface Work {
  readonly queued: number
  readonly running: number
  /** They wait to be tried again. */
  readonly failed: number
  readonly dead: number
  /** How long the one that has been due longest has waited, in seconds; null when none is due. */
  readonly waits: number | null
  /** Workers that hold a task right now. */
  readonly workers: number
  readonly given: readonly GivenUp[]
}

export interface GivenUp {
  readonly id: string
  readonly label: string
  readonly error: string | null
  readonly attempts: number
  readonly at: string | null
}

/** The answer of `system/serviceMonitor/now`. */
export interface Monitored {
  /** `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly at: string
  readonly servers: readonly Server[]
  readonly course: readonly Step[]
  readonly store: Store
  readonly work: Work
  readonly files: { readonly count: number; readonly bytes: number }
  /** Of the last hour, on servers and in browsers. */
  readonly surprises: { readonly server: number; readonly client: number }
}
