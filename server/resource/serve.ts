import type { RawBuilder } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database, House, Person } from '#server/house.ts'

/** Where a call works for somebody: on the database, or inside a transaction on it. */
export interface Desk {
  readonly db: Database
  readonly house: House
  readonly person: Person
}

/** What else a picker may be asked by, such as `gh`; nothing when the value asks for nothing. Rows are known as `r`. */
export type Asks = Readonly<
  Record<string, (value: string, person: Person) => RawBuilder<boolean> | undefined>
>

/** Where a hook stands: inside the transaction of the write it belongs to. */
export interface WriteDesk<R extends AnyResource = AnyResource> extends Desk {
  /** The row before the change; undefined when it is new. */
  readonly current: Row<R> | undefined
}

/** The server's half of a resource: what its declaration cannot say. */
interface Service<R extends AnyResource> {
  /** Sees the row as it would be kept, may refuse it, and returns what else to set: also what only the server fills. */
  readonly beforeWrite?: (
    next: Partial<Row<R>>,
    desk: WriteDesk<R>,
  ) => Partial<Row<R>> | undefined | Promise<Partial<Row<R>> | undefined>
  /** Sees the row as it is kept now, and brings along what follows from it elsewhere. */
  readonly afterWrite?: (row: Row<R>, desk: WriteDesk<R>) => void | Promise<void>
  /** Parameters of getSelect and getTree that the specification names, beside keyword and references. */
  readonly asks?: Asks
}

// biome-ignore lint/suspicious/noExplicitAny: of any resource; `serve` has checked the hooks against their own
type AnyDesk = WriteDesk<any>

export interface Served {
  readonly resource: AnyResource
  readonly beforeWrite?: (next: object, desk: AnyDesk) => object | undefined | Promise<object | undefined>
  readonly afterWrite?: (row: object, desk: AnyDesk) => void | Promise<void>
  readonly asks?: Asks
}

export const serve = <R extends AnyResource>(resource: R, service: Service<R> = {}): Served =>
  ({ resource, ...service }) as Served
