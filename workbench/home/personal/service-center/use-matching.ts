import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { matching, spelt } from './matching.ts'

/** The services that a search finds. Until the pinyin has come, names alone are looked through. */
export function useMatching(services: readonly Service[], search: string): readonly Service[] {
  const wanted = useDeferredValue(search).trim()
  const { data } = useQuery({
    queryKey: ['services', 'spelt', services.map(({ code, name }) => code + name).join()],
    queryFn: () => spelt(services),
    enabled: wanted !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!wanted) return services
  if (!data) return services.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
  const found = new Set(matching(data, wanted).map(({ code }) => code))
  return services.filter(({ code }) => found.has(code))
}
