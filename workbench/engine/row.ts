import type { Stamps } from '#domain/kernel/infer.ts'

/** A row of whatever resource: what generic screens know of it. Typed callers use PageRow of their own. */
export type AnyRow = Stamps & {
  readonly [field: string]: unknown
  readonly labels?: Readonly<Record<string, string | null>>
  readonly can?: readonly string[]
}
