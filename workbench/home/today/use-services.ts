import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { arrange, collect, noteUse } from './calls.ts'

/** Opens services and keeps them on the home page. Both are remembered for the person. */
export function useServices() {
  const client = useQueryClient()
  const go = useGo()
  const forget = () => client.invalidateQueries({ queryKey: ['services'] })
  const collecting = useMutation({
    mutationFn: ({ code, yes }: { readonly code: string; readonly yes: boolean }) => collect(code, yes),
    onSuccess: forget,
  })
  const arranging = useMutation({ mutationFn: arrange, onSettled: forget })
  return {
    /** For the link of a service: it goes there by itself, this only notes it and stays in the page. */
    follow: (service: Service) => (event: MouseEvent) => {
      void noteUse(service.code).then(() => client.invalidateQueries({ queryKey: ['services', 'used'] }))
      if (service.openType !== '1') go(service.path)(event)
    },
    collect: (code: string, yes: boolean) => collecting.mutate({ code, yes }),
    collecting: collecting.isPending ? collecting.variables.code : null,
    arrange: arranging.mutate,
  }
}
