import { http } from '#workbench/http/http.ts'
import { local } from '#workbench/http/storage/storage.ts'

export interface Service {
  readonly code: string
  readonly name: string
  readonly icon: string
  readonly category: string
  /** `1` outside of the portal, at `menuLink`; else within, at `path`. */
  readonly openType: string
  readonly path: string
  readonly menuLink: string
  readonly collected: boolean
  readonly uses: number
  readonly lastAt: string | null
}

/** On a phone, what is for phones only comes first. */
export const here = () => ({ terminal: matchMedia('(max-width: 40em)').matches ? 'mobile' : 'web' })

const isList = (value: unknown): value is readonly Service[] => Array.isArray(value)

/** All services of the person, kept in the browser under `userAllApp` (specification, sections 3 and 7). */
export async function bringServices(): Promise<readonly Service[]> {
  const services = await http<readonly Service[]>('base/appName/getUserApp', { quiet: true, query: here() })
  local.write('userAllApp', services)
  return services
}

/** Those that were brought last, until newer ones come. */
export const keptServices = () => local.read('userAllApp', isList) ?? undefined
