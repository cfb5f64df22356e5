import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ToneIcon } from '#design-system/alert/tone-icon.tsx'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import { useText } from '#design-system/text/text.tsx'
import { banner, innerButton } from '#styled-system/recipes/index.js'

export interface BannerProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger'
  /** One sentence: what is so, until when. */
  readonly children: ReactNode
  /** A link or a small button. */
  readonly action?: ReactNode
  /** Offers a cross. Leave it out for what stays true until it is put right, as no network. */
  readonly dismissable?: boolean
  readonly open?: boolean
  readonly defaultOpen?: boolean
  /** Remember here that it was dismissed. */
  readonly onOpenChange?: (open: boolean) => void
  readonly ref?: Ref<HTMLDivElement>
}

/** One message for the whole page, from edge to edge above it. One at a time: the most serious. */
export const Banner = ({
  tone = 'info',
  children,
  action,
  dismissable,
  open,
  defaultOpen = true,
  onOpenChange,
  ref,
}: BannerProps) => {
  const t = useText()
  const style = banner({ tone })
  const [shown, setShown] = useControlled(
    { value: open, defaultValue: defaultOpen, onChange: onOpenChange },
    true,
  )
  if (!shown) return null
  return (
    <div ref={ref} className={style.root} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <span className={style.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={style.words}>
        <span>{children}</span>
        {action && <span className={style.action}>{action}</span>}
      </div>
      {dismissable && (
        <button
          type="button"
          className={innerButton()}
          aria-label={t('关闭')}
          onClick={() => setShown(false)}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}
