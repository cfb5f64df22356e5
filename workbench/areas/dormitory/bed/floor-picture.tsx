import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import type { BoardBed } from '#domain/dormitory/board/calls.ts'
import { cva, sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { BedPlace } from './bed-place.tsx'
import { isWay, nearest } from './nearest.ts'
import type { Carrying } from './use-carrying.ts'

interface FloorPictureProps {
  readonly beds: readonly BoardBed[]
  readonly carrying: Carrying
  /** A day that is over: nobody is taken up. */
  readonly past: boolean
}

/** The rooms of a floor as blocks with their beds. One bed is in the order of the tab key; arrows go to the others. */
export function FloorPicture({ beds, carrying, past }: FloorPictureProps) {
  const { t } = useTranslation()
  const picture = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const focusable = beds.some(({ bedId }) => bedId === at) ? at : beds[0]?.bedId
  const press = (bed: BoardBed) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event
    if (isComposing(event)) return
    if (isWay(key)) {
      const places = [...(picture.current?.querySelectorAll<HTMLElement>('[data-bed]') ?? [])]
      const next = nearest(
        places.map((one) => one.getBoundingClientRect()),
        places.indexOf(currentTarget),
        key,
      )
      if (next !== undefined) places[next]?.focus()
    } else if (key === ' ' && !past) {
      if (carrying.hand) void carrying.drop(bed)
      else if (bed.sleeper) carrying.take({ student: bed.sleeper })
    } else if (key === 'Enter' && carrying.hand) void carrying.drop(bed)
    else if (key === 'Escape' && carrying.hand) carrying.giveUp()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const rooms = Map.groupBy(beds, ({ roomId }) => roomId)
  const style = block()
  return (
    <div ref={picture} className={grid()}>
      {[...rooms.values()].map((own) => {
        const [first] = own
        if (!first) return null
        const { roomId, roomNo, level, capacity, sleepers } = first
        return (
          <section key={roomId} className={style.room} aria-label={t('{{room}} 室', { room: roomNo })}>
            <header className={style.head}>
              <strong>{roomNo}</strong>
              <span className={style.about}>
                {[level, past ? null : `${sleepers.length}/${capacity}`].filter(Boolean).join(' · ')}
              </span>
            </header>
            <div className={style.beds}>
              {own.map((bed) => (
                <BedPlace
                  key={bed.bedId}
                  bed={bed}
                  carrying={carrying}
                  focusable={bed.bedId === focusable}
                  onFocus={() => {
                    setAt(bed.bedId)
                    carrying.told(bed)
                  }}
                  onKeyDown={press(bed)}
                />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

const grid = cva({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.sm}, 100%), 1fr))',
  },
})

const block = sva({
  slots: ['room', 'head', 'about', 'beds'],
  base: {
    room: {
      padding: '2',
      borderRadius: 'card',
      borderWidth: 'thin',
      borderColor: 'border',
      bg: 'surface.sunken',
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      marginBottom: '1',
      textStyle: 'caption',
    },
    about: { color: 'text.quiet' },
    beds: { display: 'grid', gap: '1', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' },
  },
})
