import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import type { Appointment } from '#domain/system/schedule/calls.ts'
import { addAppointment, changeAppointment, removeAppointment } from '#workbench/home/today/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

type Written = Omit<Appointment, 'id' | 'revision'>

/** Keeps an appointment, a new one or a change of this one, and takes it away. */
export function useAppointments(appointment: Appointment | undefined) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['schedule'] })
  const saving = useMutation({
    mutationFn: (written: Written) =>
      appointment
        ? changeAppointment({ ...written, id: appointment.id, revision: appointment.revision })
        : addAppointment(written),
    onSettled,
  })
  const removing = useMutation({ mutationFn: removeAppointment, onSettled })
  return {
    saving: saving.isPending,
    /** False when it was not saved; the failed call has shown its notice. */
    save: async (written: Written) => {
      try {
        await saving.mutateAsync(written)
        toast.success(t('日程已保存'))
        return true
      } catch {
        return false
      }
    },
    remove: async () => {
      if (appointment) await removing.mutateAsync(appointment.id)
    },
  }
}
