import { useEffect, useRef } from 'react'
import { Tag } from '#design-system/tag/tag.tsx'
import type { WatchedWall } from '#domain/system/wall/calls.ts'
import { wallScreens } from '#domain/system/wall/screens.ts'
import { wall as displays, wallStates } from '#domain/system/wall.ts'
import { css } from '#styled-system/css/index.js'
import { useRowAddress } from '#workbench/engine/detail/use-row-address.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Picture } from './picture.tsx'

interface WallCardProps {
  readonly wall: WatchedWall
  readonly drawn: boolean
  readonly onSight: (id: string, isSeen: boolean) => void
}

/** A display: its picture, its name, how it does. The name opens its row. */
export function WallCard({ wall, drawn, onSight }: WallCardProps) {
  const { t } = useTranslation()
  const { open } = useRowAddress()
  const card = useRef<HTMLLIElement>(null)
  const { id, name, showing, lastSeenAt } = wall
  const state = wall.state ?? 'unpaired'
  useEffect(() => {
    if (!card.current) return
    const observer = new IntersectionObserver(([entry]) => onSight(id, entry?.isIntersecting ?? false))
    observer.observe(card.current)
    return () => {
      observer.disconnect()
      onSight(id, false)
    }
  }, [id, onSight])
  return (
    <li ref={card} className={root}>
      <Picture wall={wall} drawn={drawn} />
      <div className={line}>
        <button type="button" className={named} onClick={() => open(id)}>
          {name ?? t(displays.label)}
        </button>
        <Tag look="dot" tone={wallStates.tones?.[state] ?? 'neutral'}>
          {codeName(t, wallStates, state)}
        </Tag>
      </div>
      <p className={note}>
        {state === 'offline' && lastSeenAt
          ? t('上次联系 {{at}}', { at: lastSeenAt.slice(5, 16) })
          : state === 'online' && showing && t(wallScreens[showing].title)}
      </p>
    </li>
  )
}

const root = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: 'field.md',
  minWidth: '0',
})
const line = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', marginBlockStart: '1.5' })
const named = css({
  flex: '1',
  minWidth: '0',
  font: 'inherit',
  textStyle: 'body.strong',
  color: 'text',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: 'sm',
  // The whole card is pressed, picture and all.
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
})
const note = css({
  margin: '0',
  textStyle: 'caption',
  color: 'text.quiet',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
