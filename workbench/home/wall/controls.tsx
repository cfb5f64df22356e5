import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface ControlsProps {
  readonly title: string
  readonly place: string
  readonly held: boolean
  readonly onHold: () => void
  readonly onStep: (forward: boolean) => void
}

/** For somebody who tries a playlist out at a desk. */
export function Controls({ title, place, held, onHold, onStep }: ControlsProps) {
  const { t } = useTranslation()
  return (
    <footer className={bar}>
      <IconButton label={t('上一页')} icon={<ChevronLeft />} onClick={() => onStep(false)} />
      <IconButton
        label={held ? t('继续轮播') : t('暂停轮播')}
        icon={held ? <Play /> : <Pause />}
        onClick={onHold}
      />
      <IconButton label={t('下一页')} icon={<ChevronRight />} onClick={() => onStep(true)} />
      <span className={named}>{title}</span>
      <span className={placed}>{place}</span>
    </footer>
  )
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  bg: 'surface',
  borderTop: '{borderWidths.thin} solid {colors.border}',
  color: 'text',
})
const named = css({ flex: '1', minWidth: '0', textStyle: 'body', marginInlineStart: '2' })
const placed = css({ textStyle: 'body', color: 'text.quiet', fontVariantNumeric: 'tabular-nums' })
