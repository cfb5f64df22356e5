import { Toaster as Ark, Toast } from '@ark-ui/react/toast'
import { X } from 'lucide-react'
import { ToneIcon } from '#design-system/alert/tone-icon.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { innerButton, toaster as recipe } from '#styled-system/recipes/index.js'
import { toaster } from './toast.ts'

const tones = { success: 'success', error: 'danger', warning: 'warning', info: 'info' } as const

/** Where toasts appear; once in the application. Alt+T takes the focus there and stops their clocks. */
export const Toaster = () => {
  const t = useText()
  const style = recipe()
  return (
    <Ark toaster={toaster} aria-label={t('消息提示（Alt+T）')}>
      {({ type = 'info', title, description, action }) => (
        // A failure interrupts what a screen reader is saying, the rest waits for its turn.
        <Toast.Root className={style.root} role={type === 'error' ? 'alert' : 'status'}>
          <span className={style.icon}>
            {type === 'loading' ? (
              <Spinner size="sm" />
            ) : (
              <ToneIcon tone={tones[type as keyof typeof tones]} />
            )}
          </span>
          <div className={style.words}>
            <Toast.Title>{title}</Toast.Title>
            {description && (
              <Toast.Description className={style.description}>{description}</Toast.Description>
            )}
          </div>
          {action && <Toast.ActionTrigger className={style.action}>{action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger className={innerButton()} aria-label={t('关闭')}>
            <X aria-hidden />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Ark>
  )
}
