import type { AnyTable } from '#domain/kernel/table.ts'
import type { AppContext, Database } from './app-context.ts'
import type { AppliedProvider } from './applied.ts'
import type { Handler, ScheduledWork } from './jobs/handler.ts'
import type { Route } from './route.ts'
import type { Served } from './serve.ts'
import type { TodoProvider } from './todo.ts'

/** What the server does about an area, beside what follows from its declarations. */
export interface ServerArea {
  /** Tables of other areas that its SQL names beside its own; those that it only reads. */
  readonly reads?: readonly AnyTable['name'][]
  /** The same of those whose rows it changes. */
  readonly writes?: readonly AnyTable['name'][]
  /** Resources with a half that only the server can say. */
  readonly served?: readonly Served[]
  /** Calls beside those that every resource has. */
  readonly routes?: readonly Route[]
  /** What it wants of people, in the order in which it is shown. */
  readonly todos?: readonly TodoProvider[]
  /** What people applied for in it. */
  readonly applied?: AppliedProvider
  /** Its kinds of tasks, and what does them. */
  readonly jobs?: Readonly<Record<string, Handler>>
  /** What it does by the clock, by the codes that its manifest names. */
  readonly scheduled?: Readonly<Record<string, ScheduledWork>>
  /** Gives a college the rows that it begins with. */
  readonly install?: (db: Database, tenantId: string) => Promise<void>
  /** Gives the demo college its rows, once its people, places and accounts stand. */
  readonly demo?: (db: Database, tenantId: string, app: AppContext) => Promise<void>
}
