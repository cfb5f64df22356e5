import { resources } from '#domain/index.ts'
import { admissionsServed } from '#server/areas/admissions/served.ts'
import { baseServed } from '#server/areas/base/served.ts'
import { claimServed } from '#server/areas/claim/served.ts'
import { dormitoryServed } from '#server/areas/dormitory/served.ts'
import { resourceServed } from '#server/areas/resource/served.ts'
import { securityServed } from '#server/areas/security/served.ts'
import { systemServed } from '#server/areas/system/served.ts'
import type { Served } from '#server/engine/rows/serve.ts'
import { appServed } from '#server/personal/apps/served.ts'

/** Resources with a half that only the server can say. An area adds its own lines here. */
const special: readonly Served[] = [
  ...baseServed,
  ...dormitoryServed,
  ...admissionsServed,
  ...claimServed,
  ...securityServed,
  ...resourceServed,
  ...systemServed,
  ...appServed,
]

const byName = new Map(special.map((served) => [served.resource.name, served]))

/** Every resource, served. */
export const services: readonly Served[] = resources.map(
  (resource) => byName.get(resource.name) ?? { resource },
)
