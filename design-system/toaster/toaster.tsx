import { Toaster as Ark, Toast } from '@ark-ui/react/toast'
import { X } from 'lucide-react'
import { ToneIcon } from '#design-system/alert/tone-icon.tsx'
import { useText } from '#design-system/text/text.tsx'
import { innerButton, toaster as recipe } from '#styled-system/recipes/index.js'
import { toaster } from './toast.ts'

const tones = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
  loading: 'info',
} as const

/** Where toasts appear; once in the application. */
export const Toaster = () => {
  const t = useText()
  const style = recipe()
  return (
    <Ark toaster={toaster}>
      {(toast) => (
        <Toast.Root className={style.root}>
          <span className={style.icon}>
            <ToneIcon tone={tones[(toast.type ?? 'info') as keyof typeof tones]} />
          </span>
          <Toast.Title className={style.title}>{toast.title}</Toast.Title>
          <Toast.CloseTrigger className={innerButton()} aria-label={t('关闭')}>
            <X aria-hidden />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Ark>
  )
}
