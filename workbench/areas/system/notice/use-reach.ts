import { useQuery } from '@tanstack/react-query'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { countReaders } from './calls.ts'

/** How many people an audience makes; undefined while it is counted, and null where it is for nobody yet. */
export function useReach(of: Audience): number | null | undefined {
  const settled = useSettled(JSON.stringify(of))
  const { data } = useQuery({
    queryKey: ['system/notice/reach', settled],
    queryFn: () => countReaders(JSON.parse(settled) as Audience),
    enabled: isForSomebody(of),
  })
  return isForSomebody(of) ? data?.count : null
}
