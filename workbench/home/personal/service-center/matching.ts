import type { KnownService as Service } from '#domain/system/apps/calls.ts'

/** `qjsp` for 请假审批, `学信` for 学信网: letters are sought in the initials and the whole pinyin, all else in the name. */
export interface Spelt {
  readonly service: Service
  readonly name: string
  readonly initials: string
  readonly whole: string
}

/** Pinyin comes only when somebody searches: it is heavy. */
export async function spelt(services: readonly Service[]): Promise<readonly Spelt[]> {
  const { pinyin } = await import('pinyin-pro')
  return services.map((service) => ({
    service,
    name: service.name.toLowerCase(),
    initials: pinyin(service.name, { pattern: 'first', toneType: 'none', type: 'array' }).join(''),
    whole: pinyin(service.name, { toneType: 'none', type: 'array' }).join(''),
  }))
}

/** Those that a search finds, in their order; all of them for an empty one. */
export function matching(spelt: readonly Spelt[], search: string): readonly Service[] {
  const wanted = search.trim().toLowerCase().replace(/\s+/g, '')
  return spelt
    .filter(
      ({ name, initials, whole }) =>
        name.replace(/\s+/g, '').includes(wanted) || initials.includes(wanted) || whole.includes(wanted),
    )
    .map(({ service }) => service)
}
