import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { changeAppointment } from '#workbench/home/today/calls.ts'
import { movedTo } from '#workbench/home/today/events.ts'

/** Puts an appointment on another day; where the server refuses, it goes back, and the failed call shows its notice. */
export function useMoves() {
  const client = useQueryClient()
  const moving = useMutation({
    mutationFn: ({ appointment, day }: { readonly appointment: Appointment; readonly day: string }) =>
      changeAppointment({
        id: appointment.id,
        revision: appointment.revision,
        ...movedTo(appointment, day),
      }),
    onMutate: ({ appointment, day }) =>
      client.setQueriesData<readonly Appointment[]>({ queryKey: ['schedule'] }, (known) =>
        known?.map((each) => (each.id === appointment.id ? { ...each, ...movedTo(each, day) } : each)),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedule'] }),
  })
  return (appointment: Appointment, day: string) => moving.mutate({ appointment, day })
}
