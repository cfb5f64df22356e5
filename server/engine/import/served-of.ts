import { services } from '#server/areas/services.ts'
import type { Served } from '#server/engine/rows/serve.ts'
import type { Batch } from './batches.ts'

/** The resource that an import fills, with what the server does about it. */
export const servedOf = ({ resource }: Batch): Served =>
  services.find((served) => served.resource.name === resource.name) ?? { resource }
