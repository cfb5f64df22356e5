import type { ServerArea } from '#server/core/server-area.ts'
import { askedArea } from './asked-area.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/server/areas/*/index.ts',
  '/tests/contracts/*/server.ts',
])

/** What the server does in one area, without loading the others; none where declarations say it all. */
async function serverOf(area: string): Promise<Readonly<Record<string, ServerArea>>> {
  const load = files[`/server/areas/${area}/index.ts`] ?? files[`/tests/contracts/${area}/server.ts`]
  const exported = Object.entries((await load?.()) ?? {})
  return Object.fromEntries(
    exported.flatMap(([name, server]) => (name.endsWith('Server') ? [[area, server as ServerArea]] : [])),
  )
}

/** What the server does in each area that is asked for, by the area. */
export const askedServers: Readonly<Record<string, ServerArea>> = askedArea
  ? await serverOf(askedArea)
  : (await import('#server/registry.ts')).areas
