import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type Ref, useRef } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { lockScreen } from '#styled-system/recipes/index.js'
import { UnlockForm, type UnlockFormProps } from './unlock-form.tsx'

export interface LockScreenProps extends UnlockFormProps {
  readonly locked: boolean
  /** The time it shows. Its owner lets it go on, once a minute. */
  readonly now: Date
  readonly name: string
  /** In words, by the hour: 上午好，王建国. */
  readonly greeting: string
  readonly avatar?: string | null
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * Covers everything while nobody is at the desk. The work behind it stays as it was and takes neither clicks nor
 * focus; no key leads past it. The session itself must be kept by the server: this is a curtain.
 */
export const LockScreen = ({ locked, now, name, greeting, avatar, ref, ...form }: LockScreenProps) => {
  const t = useText()
  const locale = useLocale()
  const style = lockScreen()
  const content = useRef<HTMLDivElement>(null)
  const show = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(now)
  return (
    <Ark.Root
      open={locked}
      role="alertdialog"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={style.positioner}>
          <Ark.Content ref={content} className={style.content} aria-label={t('屏幕已锁定')}>
            <div ref={ref} className={style.clock}>
              <time className={style.time} dateTime={now.toISOString()}>
                {show({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
              </time>
              <span className={style.date}>{show({ month: 'long', day: 'numeric', weekday: 'long' })}</span>
            </div>
            <div className={style.card}>
              <Avatar name={name} src={avatar} size="lg" />
              <p className={style.name}>{greeting}</p>
              <UnlockForm {...form} />
            </div>
            <p className={style.foot}>{t('锁定期间，未保存的内容会原样保留')}</p>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
