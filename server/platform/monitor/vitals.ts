/** How the process stands on its machine; sizes in MiB, times in milliseconds. */
export interface Vitals {
  /** How late the event loop came round since this was last asked, at the 99th percentile. */
  readonly lag: number
  readonly heap: number
  readonly rss: number
  readonly disk: { readonly free: number; readonly size: number } | undefined
}

/** A server as others know it. */
export interface Identity {
  readonly name: string
  readonly version: string
  readonly runtime: string
}
