import { useDraggable } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '#design-system/empty/empty.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { WaitingClass } from '#domain/dormitory/board/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { cutList } from '#workbench/engine/cut-list.ts'
import { CutNote } from '#workbench/engine/cut-note.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Hand, idOf, nameOf } from './hand.ts'
import { classesQuery, classmatesQuery, waitingQuery } from './queries.ts'
import type { Carrying } from './use-carrying.ts'

interface WaitingListProps {
  readonly buildingId: string
  readonly carrying: Carrying
  /** Called with what was taken up by a key: the focus goes on to the beds. */
  readonly onTaken: (hand: Hand) => void
}

/** Students without a bed whom this house may take in, one by one or by their classes. */
export function WaitingList(props: WaitingListProps) {
  const { t } = useTranslation()
  const [by, setBy] = useState<'student' | 'class'>('student')
  const style = list()
  return (
    <section className={style.root} aria-label={t('未安排床位的学生')}>
      <header className={style.head}>
        <h2 className={style.title}>{t('未安排床位的学生')}</h2>
        <Segmented
          label={t('安排方式')}
          size="sm"
          value={by}
          onChange={(next) => setBy(next ?? 'student')}
          options={[
            { value: 'student', label: t('按学生') },
            { value: 'class', label: t('按班级') },
          ]}
        />
      </header>
      {by === 'student' ? <Students {...props} /> : <Classes {...props} />}
    </section>
  )
}

/** Those for whom a bed of the house is kept come first. */
function Students({ buildingId, carrying, onTaken }: WaitingListProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const query = useQuery(waitingQuery(buildingId, useSettled(keyword.trim())))
  const style = list()
  return (
    <>
      <TextInput
        aria-label={t('按姓名、拼音或学号查找')}
        placeholder={t('按姓名、拼音或学号查找')}
        value={keyword}
        onWords={setKeyword}
      />
      <Asked query={query}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={t('没有未安排床位的学生')} />
          ) : (
            <>
              <CutNote found={found} />
              <ul className={style.list}>
                {cutList(found).rows.map((student) => (
                  <li key={student.id}>
                    <Waiting
                      id={student.id}
                      hand={{ student }}
                      about={student.className}
                      held={carrying.hand}
                      onTake={(hand) => {
                        carrying.take(hand)
                        onTaken(hand)
                      }}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Asked>
    </>
  )
}

function Classes({ buildingId, carrying, onTaken }: WaitingListProps) {
  const { t } = useTranslation()
  const query = useQuery(classesQuery(buildingId))
  const style = list()
  return (
    <>
      <p className={style.hint}>{t('把班级拖到起始床位，从这里起依次安排')}</p>
      <Asked query={query}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={t('没有未安排床位的学生')} />
          ) : (
            <>
              <CutNote found={found} />
              <ul className={style.list}>
                {cutList(found).rows.map((own) => (
                  <li key={own.classId}>
                    <WaitingClassmates
                      own={own}
                      buildingId={buildingId}
                      held={carrying.hand}
                      onTake={(hand) => {
                        carrying.take(hand)
                        onTaken(hand)
                      }}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Asked>
    </>
  )
}

interface ClassmatesProps extends Pick<WaitingProps, 'held' | 'onTake'> {
  readonly own: WaitingClass
  readonly buildingId: string
}

/** Who they are is asked once somebody comes near. */
function WaitingClassmates({ own: { classId, className, count }, buildingId, ...more }: ClassmatesProps) {
  const { t } = useTranslation()
  const [near, setNear] = useState(false)
  const { data: students } = useQuery({ ...classmatesQuery(buildingId, classId), enabled: near })
  return (
    <Waiting
      id={classId}
      hand={students && { classId, name: className, students }}
      name={className}
      about={t('{{count}} 人', { count })}
      onNear={() => setNear(true)}
      {...more}
    />
  )
}

interface WaitingProps {
  readonly id: string
  /** Undefined while it is not known yet. */
  readonly hand: Hand | undefined
  /** The name of the hand, unless told. */
  readonly name?: string
  readonly about: string | null
  /** What is carried now. */
  readonly held: Hand | null
  /** By a key; a pointer drags. */
  readonly onTake: (hand: Hand) => void
  readonly onNear?: () => void
}

function Waiting({ id, hand, name = hand && nameOf(hand), about, held, onTake, onNear }: WaitingProps) {
  const from = useDraggable({ id, ...(hand && { data: hand }) })
  const style = list()
  return (
    <button
      ref={from.setNodeRef}
      type="button"
      className={style.one}
      data-waiting={id}
      aria-pressed={held !== null && idOf(held) === id}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={(event) => {
        if (!hand || isComposing(event) || (event.key !== ' ' && event.key !== 'Enter')) return
        event.preventDefault()
        onTake(hand)
      }}
      {...from.listeners}
    >
      <strong>{name}</strong>
      <span className={style.about}>{about}</span>
    </button>
  )
}

const list = sva({
  slots: ['root', 'head', 'title', 'hint', 'list', 'one', 'about'],
  base: {
    root: { display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '2',
      flexWrap: 'wrap',
    },
    title: { textStyle: 'body.strong' },
    hint: { color: 'text.quiet', textStyle: 'caption' },
    list: {
      display: 'grid',
      gap: '1',
      maxHeight: { base: '[40vh]', lg: '[70vh]' },
      overflowY: 'auto',
      listStyle: 'none',
    },
    one: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      width: 'full',
      minHeight: 'control.md',
      alignItems: 'center',
      paddingInline: '2',
      borderRadius: 'control',
      borderWidth: 'thin',
      borderColor: 'border',
      bg: 'surface',
      textAlign: 'start',
      cursor: 'grab',
      touchAction: 'manipulation',
      _hover: { bg: 'surface.hover' },
      '&[aria-pressed="true"]': { borderStyle: 'dashed', borderColor: 'accent' },
    },
    about: {
      color: 'text.quiet',
      textStyle: 'caption',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
