import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { LeaveBoundary, useLeaveGuard, useMayLeave } from '#design-system/leave-guard/leave-guard.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { roomHealthAi } from '#domain/dormitory/check/room-health-ai/room-health-ai.ts'
import { css } from '#styled-system/css/index.js'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ItemVerdict } from './item-verdict.tsx'
import { RoomPhotos } from './room-photos.tsx'
import { answersOf, proposalsIn, type Verdicts } from './verdict.ts'

interface JudgeDialogProps {
  readonly row: AnyRow
  readonly onClose: () => void
}

/** A proposal beside its pictures: each item is adopted, changed or turned down, and then the sheet is written. */
export const JudgeDialog = (props: JudgeDialogProps) => (
  <LeaveBoundary>
    <Judging {...props} />
  </LeaveBoundary>
)

function Judging({ row, onClose }: JudgeDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { act } = useChanges(roomHealthAi)
  const [verdicts, setVerdicts] = useState<Verdicts>({})
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState<string>()
  const mayLeave = useMayLeave()
  useLeaveGuard(() => Object.keys(verdicts).length > 0 || remark !== '')
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const proposals = proposalsIn(row)
  const answers = answersOf(proposals, verdicts, remark)
  const left = proposals.filter(({ item }) => (verdicts[item]?.points ?? null) === null).length

  async function send() {
    if (!answers) return
    try {
      await act.mutateAsync({ row, action: 'confirm', answers })
      await queries.invalidateQueries({ queryKey: [roomHealth.name] })
      toast.success(t('已计入卫生检查'))
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '没有保存成功，请重试。')
    }
  }

  return (
    <Dialog
      open
      size="md"
      title={t('确认评分：{{name}}', { name: nameOf(roomHealthAi, row) })}
      description={t('检查日期 {{day}}。建议不计分，逐项确认后才写入卫生检查。', { day: row.day })}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>{t('取消')}</Button>
          <Button variant="solid" disabled={!answers} loading={act.isPending} onClick={() => void send()}>
            {left > 0 ? t('还有 {{count}} 项未确认', { count: left }) : t('确认并计入卫生检查')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Alert tone="danger" title={t(problem)} />}
        {typeof row.photos === 'string' && <RoomPhotos ids={row.photos} />}
        {typeof row.finding === 'string' && <p className={finding}>{row.finding}</p>}
        <ul aria-label={t('评分建议')}>
          {proposals.map((proposal) => (
            <ItemVerdict
              key={proposal.item}
              proposal={proposal}
              verdict={verdicts[proposal.item]}
              onChange={(verdict) => setVerdicts((before) => ({ ...before, [proposal.item]: verdict }))}
            />
          ))}
        </ul>
        <Field label={t('检查说明')}>
          <TextArea
            value={remark}
            maxLength={300}
            onChange={(event) => setRemark(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}

const finding = css({ textStyle: 'body', overflowWrap: 'anywhere' })
