import { useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { desktopCards } from '#domain/system/desktop-cards.ts'
import type { PlacedCard, Span } from '#domain/system/desktop-layout.ts'
import { cx, sva } from '#styled-system/css/index.js'
import { cards } from '#workbench/home/cards.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { placeOfCard } from './board.tsx'

interface BoardPlaceProps {
  readonly placed: PlacedCard
  /** Its place, when keys have just brought it there: the handle takes the focus again. */
  readonly focused: number | null
  /** True when the key was one of its own. */
  readonly onPress: (key: string) => boolean
  readonly onSpan: (span: Span) => void
  readonly onRemove: () => void
}

const widths = ['1', '2', '3'] as const

/** A card while the desktop is arranged: its handle, its width, and under them how it will look. */
export function BoardPlace({ placed, focused, onPress, onSpan, onRemove }: BoardPlaceProps) {
  const { card, span } = placed
  const { t } = useTranslation()
  const name = codeName(t, desktopCards, card)
  const from = useDraggable({ id: card })
  const onto = useDroppable({ id: card })
  const handle = useRef<HTMLButtonElement>(null)
  const style = boardPlace()
  const Drawn = cards[card]
  useEffect(() => {
    if (focused !== null) handle.current?.focus()
  }, [focused])
  return (
    <div
      ref={(element) => {
        from.setNodeRef(element)
        onto.setNodeRef(element)
      }}
      className={cx(placeOfCard(span, { editing: true, over: onto.isOver && !from.isDragging }))}
      data-dragging={from.isDragging ? '' : undefined}
    >
      <div className={style.bar}>
        <button
          ref={handle}
          type="button"
          className={style.handle}
          aria-label={t('移动 {{name}}', { name })}
          aria-description={t('按方向键移动')}
          onKeyDown={(event) => {
            if (onPress(event.key)) event.preventDefault()
          }}
          {...from.listeners}
        >
          <GripVertical aria-hidden />
          <span className={style.name}>{name}</span>
        </button>
        <Segmented
          size="sm"
          label={t('{{name}} 的宽度', { name })}
          options={widths.map((value) => ({ value, label: t('{{count}} 列', { count: Number(value) }) }))}
          value={widths[span - 1] ?? '1'}
          onChange={(value) => onSpan(Number(value) as Span)}
        />
        <IconButton
          size="sm"
          label={t('移除 {{name}}', { name })}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className={style.preview} inert>
        <ScreenBoundary>
          <Drawn />
        </ScreenBoundary>
      </div>
    </div>
  )
}

const boardPlace = sva({
  slots: ['bar', 'handle', 'name', 'preview'],
  base: {
    bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', padding: '2' },
    handle: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      flex: '1',
      minWidth: '0',
      minHeight: 'control.md',
      cursor: 'grab',
      borderRadius: 'control',
      textStyle: 'body.strong',
      touchAction: 'none',
      _hover: { bg: 'surface.hover' },
      '& svg': { width: 'icon.md', height: 'icon.md', flex: 'none', color: 'text.faint' },
    },
    name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    preview: { maxHeight: 'field.lg', overflow: 'hidden', pointerEvents: 'none', opacity: 'muted' },
  },
})
