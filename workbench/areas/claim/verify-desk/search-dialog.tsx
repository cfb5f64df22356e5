import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { type DeskStudent, mostNamed } from '#domain/claim/desk-calls.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { cva } from '#styled-system/css/index.js'
import { cutList } from '#workbench/engine/cut-list.ts'
import { CutNote } from '#workbench/engine/cut-note.tsx'
import { useSettled } from '#workbench/engine/use-settled.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { isSilence } from '#workbench/http/settled.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { askNames } from './calls.ts'

interface SearchDialogProps {
  readonly onChoose: (student: DeskStudent) => void
  readonly onClose: () => void
}

/** What is kept for no network opens by a card or a code alone, and shows nobody's name before. */
const needsNetwork = '按姓名查找需要联网。断网时请刷身份证、校园卡，或扫描核验二维码。'

/** Somebody without a card, by a part of the name or the beginning of the candidate number. */
export function SearchDialog({ onChoose, onClose }: SearchDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const wanted = useSettled(normalName(text))
  const isShort = [...wanted].length < 2
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['claim/verification/find', wanted],
    queryFn: () => askNames(wanted),
    enabled: !isShort,
    placeholderData: keepPreviousData,
    // Who is on the list, and whether they have arrived, is asked anew each time.
    gcTime: 0,
  })
  const students = isShort ? undefined : data

  return (
    <Dialog
      open
      size="md"
      title={t('按姓名或考生号查找')}
      description={t('学生没有带证件时使用。请先核对本人，再选中放行。')}
      onClose={onClose}
    >
      <Stack gap="md">
        <Field label={t('姓名或考生号')}>
          <TextInput
            value={text}
            size="lg"
            clearable
            autoComplete="off"
            placeholder={t('姓名或拼音至少两个字，考生号从头输入')}
            onWords={setText}
          />
        </Field>
        {error && (
          <Alert
            tone="danger"
            title={t(wordsOf(error))}
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                {t('重试')}
              </Button>
            }
          />
        )}
        {!error && students?.length === 0 && (
          <Empty
            size="sm"
            reason="no-match"
            title={t('名单中没有符合的新生')}
            description={t('请核对姓名用字，或改用考生号查找。')}
          />
        )}
        {!error && students && students.length > 0 && (
          <ul className={list()} aria-label={t('查找结果')}>
            {cutList(students, mostNamed).rows.map((student) => (
              <li key={student.id}>
                <button type="button" className={item()} onClick={() => onChoose(student)}>
                  <Avatar name={student.name} size="lg" />
                  <b className={name()}>{student.name}</b>
                  <span className={facts()}>
                    {[t(student.gender), student.major, student.schoolClass].filter(Boolean).join(' · ')}
                  </span>
                  <span>{t('考生号 {{number}}', { number: student.candidateNo })}</span>
                  <Tag tone={student.arrived ? 'warning' : 'success'}>
                    {student.arrived ? t('已报到') : t('未报到')}
                  </Tag>
                </button>
              </li>
            ))}
          </ul>
        )}
        <CutNote found={error ? [] : (students ?? [])} most={mostNamed} />
      </Stack>
    </Dialog>
  )
}

const wordsOf = (error: Error) => {
  if (isSilence(error)) return needsNetwork
  return error instanceof HttpFailure ? error.message : '查找没有完成，请重试'
}

const name = cva({ base: { textStyle: 'title.sm' } })
const facts = cva({ base: { flex: '1', minWidth: 'field.sm' } })
const list = cva({ base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const item = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    width: 'full',
    minHeight: 'control.lg',
    paddingInline: 'card',
    paddingBlock: '2',
    textAlign: 'start',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
  },
})
