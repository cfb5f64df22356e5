import { local } from '#workbench/account/storage/storage.ts'
import { getUserApp, type Service } from './calls.ts'

const isList = (value: unknown): value is readonly Service[] => Array.isArray(value)

/** All services of the person, kept in the browser under `userAllApp` (specification, sections 3 and 7). */
export async function bringServices(): Promise<readonly Service[]> {
  const services = await getUserApp()
  local.write('userAllApp', services)
  return services
}

/** Those that were brought last, until newer ones come. */
export const keptServices = () => local.read('userAllApp', isList) ?? undefined
