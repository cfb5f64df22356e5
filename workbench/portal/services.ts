import { appCalls, type KnownService } from '#domain/system/apps/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { local } from '#workbench/http/storage/storage.ts'

/** On a phone, what is for phones only comes first. */
export const here = () => ({ terminal: matchMedia('(max-width: 40em)').matches ? 'mobile' : 'web' })

const isList = (value: unknown): value is readonly KnownService[] => Array.isArray(value)

/** All services of the person, kept in the browser under `userAllApp` (specification, sections 3 and 7). */
export async function bringServices(): Promise<readonly KnownService[]> {
  const services = await ask(appCalls.all, here(), { quiet: true })
  local.write('userAllApp', services)
  return services
}

/** Those that were brought last, until newer ones come. */
export const keptServices = () => local.read('userAllApp', isList) ?? undefined
