import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { student } from '#domain/base/student.ts'
import { getPage } from '#workbench/engine/calls.ts'
import { queryOf } from '#workbench/engine/page-state.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { mostNumbers, numbersIn } from './numbers.ts'

interface NumbersDialogProps {
  readonly onClose: () => void
  /** Ids of the students who were found. */
  readonly onFound: (ids: readonly string[]) => void
}

interface Found {
  readonly ids: readonly string[]
  readonly lacking: readonly string[]
}

const together = 100

/** Finds students by numbers that are pasted, and says which of the numbers nobody in reach has. */
export function NumbersDialog({ onClose, onFound }: NumbersDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const numbers = numbersIn(text)
  const tooMany = numbers.length > mostNumbers

  async function find() {
    setBusy(true)
    setFault(undefined)
    try {
      setFound(await studentsOf(numbers))
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={t('按学号选择学生')}
      description={t('粘贴学号，每行一个，也可以用逗号或空格隔开；一次最多 {{count}} 个。', {
        count: mostNumbers,
      })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          {found && found.ids.length > 0 ? (
            <Button variant="solid" onClick={() => onFound(found.ids)}>
              {t('修改这 {{count}} 名学生', { count: found.ids.length })}
            </Button>
          ) : (
            <Button
              variant="solid"
              loading={busy}
              disabled={numbers.length === 0 || tooMany}
              onClick={() => void find()}
            >
              {t('查找')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {fault && <Alert tone="danger" title={t(fault)} />}
        <Field
          label={t('学号')}
          error={tooMany && t('一次最多 {{count}} 个学号', { count: mostNumbers })}
          help={t('已填写 {{count}} 个学号', { count: numbers.length })}
        >
          <TextArea
            rows={8}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setFound(undefined)
            }}
          />
        </Field>
        {found && (
          <Alert
            tone={found.lacking.length > 0 ? 'warning' : 'success'}
            title={t('找到 {{count}} 名学生', { count: found.ids.length })}
          >
            {found.lacking.length > 0 &&
              t('没有找到或不在您的管理范围内：{{numbers}}', { numbers: found.lacking.join('、') })}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

async function studentsOf(numbers: readonly string[]): Promise<Found> {
  const ids: string[] = []
  const known = new Set<string>()
  for (let at = 0; at < numbers.length; at += together) {
    const value = numbers.slice(at, at + together)
    const condition = { field: 'studentNo', is: 'among', value } as const
    const page = await getPage(student, queryOf({ current: 1, size: together, filters: {}, condition }))
    for (const { id, studentNo } of page.records) {
      ids.push(id)
      known.add(String(studentNo))
    }
  }
  return { ids, lacking: numbers.filter((number) => !known.has(number)) }
}
