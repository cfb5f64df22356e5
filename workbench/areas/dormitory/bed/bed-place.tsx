import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { bedState } from '#domain/dormitory/bed.ts'
import type { BoardBed } from '#domain/dormitory/board/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { hueOf } from './hue.ts'
import type { Carrying } from './use-carrying.ts'

interface BedPlaceProps {
  readonly bed: BoardBed
  readonly carrying: Carrying
  readonly focusable: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A bed: who sleeps in it, by name and the colour of their class, or its state. */
export function BedPlace({ bed, carrying, focusable, onFocus, onKeyDown }: BedPlaceProps) {
  const { t } = useTranslation()
  const { sleeper, promised, bedId, bedName, no, state } = bed
  const from = useDraggable({ id: bedId, disabled: !sleeper, ...(sleeper && { data: { student: sleeper } }) })
  const onto = useDroppable({ id: bedId })
  const drop = carrying.over(bed)
  const fit = drop && (drop.faults.length > 0 ? 'no' : drop.kind)
  const said = codeName(t, bedState, state)
  const inHand = carrying.hand && 'student' in carrying.hand ? carrying.hand.student : null
  const style = place()
  return (
    <button
      ref={(element) => {
        from.setNodeRef(element)
        onto.setNodeRef(element)
      }}
      type="button"
      className={style.bed}
      data-bed={bedId}
      data-state={state}
      data-fit={fit}
      data-over={onto.isOver ? '' : undefined}
      aria-pressed={inHand ? inHand.id === sleeper?.id : undefined}
      title={drop?.faults[0] ? t(drop.faults[0].message) : (sleeper?.className ?? said)}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      {...from.listeners}
    >
      <span className={style.hue} data-hue={sleeper ? hueOf(sleeper.classId) : undefined} aria-hidden />
      <span className={style.heard}>{bedName} </span>
      <span className={style.no} aria-hidden>
        {no}
      </span>
      <span className={style.name}>
        {sleeper?.name ?? (state === 'preassigned' ? (promised ?? said) : said)}
      </span>
      <span className={style.heard}> {sleeper ? sleeper.className : promised && said}</span>
    </button>
  )
}

const hues = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`&[data-hue="${at + 1}"]`, { bg: `chart.${at + 1}` }]),
)

const place = sva({
  slots: ['bed', 'hue', 'no', 'name', 'heard'],
  base: {
    bed: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      height: 'control.sm',
      paddingInline: '1',
      borderRadius: 'control',
      borderWidth: 'thin',
      borderColor: 'border',
      bg: 'surface',
      color: 'text',
      textStyle: 'caption',
      cursor: 'default',
      touchAction: 'manipulation',
      '&[data-state="occupied"]': { cursor: 'grab' },
      '&[data-state="free"]': { color: 'success.text', bg: 'success.soft' },
      '&[data-state="preassigned"], &[data-state="reserved"]': { color: 'info.text', bg: 'info.soft' },
      '&[data-state="locked"], &[data-state="repairing"]': { color: 'warning.text', bg: 'warning.soft' },
      '&[data-state="disabled"]': { color: 'text.faint', bg: 'surface.sunken' },
      '&[data-fit="no"]': { opacity: 'muted' },
      '&[data-fit="in"], &[data-fit="move"], &[data-fit="swap"]': { borderColor: 'accent' },
      '&[aria-pressed="true"]': { borderStyle: 'dashed' },
      '&[data-over]:not([data-fit="no"])': { bg: 'accent.soft' },
    },
    hue: { width: '1', alignSelf: 'stretch', marginBlock: '1', borderRadius: 'full', flex: 'none', ...hues },
    heard: { srOnly: true },
    no: { flex: 'none', color: 'text.quiet' },
    name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
