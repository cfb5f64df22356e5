import { Maximize, Minimize } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { useText } from '#design-system/text/text.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import type { FullScreenState } from './use-full-screen.ts'

export interface FullScreenButtonProps extends FullScreenState {
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLButtonElement>
}

/** Gives a part the whole screen and takes it back; the tooltip tells the key that leaves. */
export const FullScreenButton = ({ full, onChange, size, ref }: FullScreenButtonProps) => {
  const t = useText()
  return (
    <Tooltip text={full ? t('退出全屏（Esc）') : t('全屏')}>
      <IconButton
        ref={ref}
        size={size}
        label={t('全屏')}
        pressed={full}
        icon={full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        onClick={() => onChange(!full)}
      />
    </Tooltip>
  )
}
