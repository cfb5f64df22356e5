import { createToaster } from '@ark-ui/react/toast'

export const toaster = createToaster({ placement: 'top', overlap: false, gap: 8, max: 4, duration: 3000 })

/** Errors stay longer: they have to be read. */
const longer = 6000

/** A word about what just happened. What the person must act on belongs in an `Alert`. */
export const toast = {
  success: (text: string) => toaster.create({ type: 'success', title: text }),
  info: (text: string) => toaster.create({ type: 'info', title: text }),
  warning: (text: string) => toaster.create({ type: 'warning', title: text, duration: longer }),
  error: (text: string) => toaster.create({ type: 'error', title: text, duration: longer }),
}
