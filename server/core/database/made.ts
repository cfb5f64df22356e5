import type { Create, Row } from '#domain/kernel/infer.ts'
import type { AnyTable } from '#domain/kernel/table.ts'

/** A row as the demo makes it: whatever a person would have to fill, and what the server would add. */
export type Made<R extends AnyTable> = Create<R> & Partial<Row<R>> & { readonly id: string }
