import { createToaster } from '@ark-ui/react/toast'

/** The machine behind `toast` and `Toaster`. It waits while the pointer or the focus is on it, or the page is hidden. */
export const toaster = createToaster({
  placement: 'top',
  overlap: false,
  gap: 8,
  max: 4,
  duration: 3000,
  pauseOnPageIdle: true,
})

/** Milliseconds for what has to be read or may be acted upon. */
const longer = 6000
const enoughToUndo = 10_000

export interface ToastOptions {
  /** A second line. */
  readonly description?: string
  /** What the person may do about it, in one word: 查看. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Milliseconds; Infinity stays until it is closed. */
  readonly duration?: number
  /** A toast of the same id is changed, not doubled. */
  readonly id?: string
}

const say =
  (type: 'success' | 'info' | 'warning' | 'error', usual?: number) =>
  (text: string, { duration, ...options }: ToastOptions = {}) => {
    const given = {
      ...options,
      type,
      title: text,
      duration: duration ?? (options.action ? Math.max(usual ?? 0, longer) : usual),
    }
    return options.id && toaster.isVisible(options.id)
      ? toaster.update(options.id, given)
      : toaster.create(given)
  }

const success = say('success')

interface Promised<Value> {
  readonly loading: string
  readonly success: string | ((value: Value) => string)
  readonly error: string | ((fault: unknown) => string)
}

const told = <Value>(text: string | ((value: Value) => string), value: Value) =>
  typeof text === 'function' ? text(value) : text

/** A word about what just happened. What the person must act on belongs in an `Alert`. */
export const toast = {
  success,
  info: say('info'),
  warning: say('warning', longer),
  error: say('error', longer),
  /** Instead of asking beforehand, for what can be taken back. `label` is the word for it: 撤销. */
  undoable: (text: string, label: string, undo: () => void) =>
    success(text, { action: { label, onClick: undo }, duration: enoughToUndo }),
  /** One toast from the beginning of a piece of work to its end. Gives the promise back. */
  promise: <Value>(work: Promise<Value>, words: Promised<Value>): Promise<Value> => {
    toaster.promise(work, {
      loading: { title: words.loading },
      success: (value) => ({ title: told(words.success, value) }),
      error: (fault) => ({ title: told(words.error, fault), duration: longer }),
    })
    return work
  },
  dismiss: (id?: string) => toaster.dismiss(id),
}
