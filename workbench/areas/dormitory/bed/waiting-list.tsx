import { useDraggable } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '#design-system/empty/empty.tsx'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import type { Boarder } from '#domain/dormitory/board/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import { cutList } from '#workbench/engine/cut-list.ts'
import { CutNote } from '#workbench/engine/cut-note.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { waitingQuery } from './queries.ts'
import type { Carrying } from './use-carrying.ts'

interface WaitingListProps {
  readonly buildingId: string
  readonly carrying: Carrying
  /** Called with the student who was taken up by a key: the focus goes on to the beds. */
  readonly onTaken: (student: Boarder) => void
}

/** Students without a bed whom this house may take in; those for whom a bed of it is kept come first. */
export function WaitingList({ buildingId, carrying, onTaken }: WaitingListProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const query = useQuery(waitingQuery(buildingId, useSettled(keyword.trim())))
  const style = list()
  return (
    <section className={style.root} aria-label={t('未安排床位的学生')}>
      <h2 className={style.title}>{t('未安排床位的学生')}</h2>
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
                    <Waiting student={student} carrying={carrying} onTaken={onTaken} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Asked>
    </section>
  )
}

function Waiting({
  student,
  carrying,
  onTaken,
}: { readonly student: Boarder } & Pick<WaitingListProps, 'carrying' | 'onTaken'>) {
  const from = useDraggable({ id: student.id, data: student })
  const style = list()
  return (
    <button
      ref={from.setNodeRef}
      type="button"
      className={style.one}
      data-student={student.id}
      aria-pressed={carrying.student?.id === student.id}
      onKeyDown={(event) => {
        if (isComposing(event) || (event.key !== ' ' && event.key !== 'Enter')) return
        event.preventDefault()
        carrying.take(student)
        onTaken(student)
      }}
      {...from.listeners}
    >
      <strong>{student.name}</strong>
      <span className={style.about}>{student.className}</span>
    </button>
  )
}

const list = sva({
  slots: ['root', 'title', 'list', 'one', 'about'],
  base: {
    root: { display: 'grid', gap: '2', alignContent: 'start', minWidth: '0' },
    title: { textStyle: 'body.strong' },
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
