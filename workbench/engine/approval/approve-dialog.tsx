import { useMemo, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Field } from '#design-system/field/field.tsx'
import type { Signature } from '#design-system/signature-pad/signature.ts'
import { SignaturePad } from '#design-system/signature-pad/signature-pad.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field as AnyField, Fields } from '#domain/kernel/field.ts'
import { longText, references } from '#domain/kernel/fields.ts'
import { signatureDrawing } from '#domain/kernel/signature-drawing.ts'
import type { CaseActed } from '#domain/workflow/asked.ts'
import type { CaseTrace, Takes } from '#domain/workflow/calls.ts'
import { mostPicked } from '#domain/workflow/pick-calls.ts'
import { Asking } from '#workbench/engine/asking/asking.tsx'
import { Seal } from '#workbench/engine/seal.tsx'
import type { Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'

/** What comes along with a yes. */
export type Approval = Omit<Extract<CaseActed, { verb: 'approve' }>, 'id' | 'verb' | 'task'>

interface ApproveDialogProps {
  readonly trace: CaseTrace
  readonly takes: Takes
  /** What was written already. */
  readonly said: string
  readonly send: (approval: Approval) => Promise<unknown>
  readonly onClose: () => void
}

/** Whether a yes alone is not enough. */
export const takesMore = ({ signature, seal, picks, writes }: Takes) =>
  signature || seal !== null || picks.length > 0 || writes.length > 0

const pickName = (id: string) => `pick-${id}`

/** What a step takes beside a yes: fields that its approver fills in, who is next, a signature by hand, the seal. */
export function ApproveDialog({ trace, takes, said, send, onClose }: ApproveDialogProps) {
  const { t } = useTranslation()
  const [signature, sign] = useState<Signature | null>(null)
  const resource = useDeclared(trace.resource)
  const action = useMemo(() => {
    const fields: Fields = resource?.fields ?? {}
    const writes = takes.writes.flatMap((name) => {
      const field: AnyField | undefined = fields[name]
      return field ? [[name, { ...field, initial: trace.row[name] ?? undefined }]] : []
    })
    const picks = takes.picks.map(({ id, title }) => {
      const label = t('“{{name}}”的办理人', { name: t(title) })
      return [pickName(id), references(label, 'workflow.colleague', { required: true, most: mostPicked })]
    })
    const comment = longText('审批意见', { max: 500, ...(said && { initial: said }) })
    return { label: '同意', asks: Object.fromEntries([...writes, ...picks, ['comment', comment]]) }
  }, [resource, trace, takes, said, t])

  async function approve(answers: Values) {
    if (takes.signature && !signature) throw new Error(t('请先手写签名'))
    const written = takes.writes.map((name) => [name, answers[name] ?? null] as const)
    const changed = written.filter(([name, value]) => value !== (trace.row[name] ?? null))
    const picked = takes.picks.map(({ id }) => [id, String(answers[pickName(id)]).split(',')] as const)
    await send({
      ...(answers.comment ? { comment: String(answers.comment) } : {}),
      ...(picked.length > 0 && { picks: Object.fromEntries(picked) }),
      ...(changed.length > 0 && { values: Object.fromEntries(changed) }),
      ...(signature && { signature: signatureDrawing.parse(signature) }),
      ...(takes.seal !== null && { seal: true as const }),
    })
  }

  return (
    <Asking
      resource={{ name: 'workflow.case' }}
      row={trace.row}
      action={action}
      title={t('{{action}}：{{name}}', { action: t('同意'), name: trace.title })}
      about={
        <Stack>
          {takes.signature && (
            <Field label={t('手写签名')} required>
              <SignaturePad value={signature} onChange={sign} />
            </Field>
          )}
          {takes.seal === '' && <Alert tone="warning">{t('尚未设置电子章，请联系流程管理员')}</Alert>}
          {takes.seal && (
            <Field label={t('同意后加盖电子章')}>
              <Seal words={takes.seal} size="sm" />
            </Field>
          )}
        </Stack>
      }
      send={approve}
      onClose={onClose}
    />
  )
}
