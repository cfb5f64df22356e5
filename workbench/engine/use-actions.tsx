import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Action } from '#domain/kernel/action.ts'
import type { Paper } from '#domain/kernel/print.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Asking } from './asking/asking.tsx'
import { RowFacts } from './detail/row-facts.tsx'
import { nameOf } from './name-of.ts'
import { LazyPaper } from './print/lazy-paper.tsx'
import type { AnyRow } from './row.ts'
import { useChanges } from './use-changes.ts'
import type { Values } from './values.ts'

interface ShownSecret {
  readonly name: string
  readonly label: string
  readonly secret: string
}

interface Asked {
  readonly name: string
  readonly action: Action
  readonly title: string
  readonly row: AnyRow
}

/** Does the actions of a resource with one row: asks what they ask, and shows once what an action has to tell. */
export function useActions(resource: AnyResource) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const router = useRouter()
  const { act } = useChanges(resource)
  const [told, setTold] = useState<ShownSecret>()
  const [asked, setAsked] = useState<Asked>()
  const [paper, setPaper] = useState<Paper>()

  async function perform(name: string, label: string, row: AnyRow, answers?: Values) {
    const { secret, outcome, paper } = await act.mutateAsync({ row, action: name, answers })
    if (paper) return setPaper(paper)
    if (secret) setTold({ name: nameOf(resource, row), label, secret })
    else said(outcome ? t(outcome) : t('{{action}}成功', { action: t(label) }), name, row)
  }

  /** What the flow lets its doer take back is taken back at the notice. */
  function said(text: string, name: string, row: AnyRow) {
    if (!resource.flow?.undo[name]) return toast.success(text)
    toast.undoable(text, t('撤销'), () => act.mutate({ row, action: 'takeBack' }))
  }

  async function run(name: string, row: AnyRow) {
    const action = resource.actions?.[name]
    if (!action) return
    const { label, open, danger } = action
    if (open) return router.navigate({ href: `${open.path}?${open.by}=${row.id}` })
    const title = t('{{action}}：{{name}}', { action: t(label), name: nameOf(resource, row) })
    if (action.asks) return setAsked({ name, action, title, row })
    if (action.confirm && !(await confirm({ title, text: t(action.confirm), confirmText: t(label), danger })))
      return
    try {
      await perform(name, label, row)
    } catch {
      // The refusal has shown its own notice.
    }
  }

  return {
    run,
    dialog: paper ? (
      <LazyPaper paper={paper} onDone={() => setPaper(undefined)} />
    ) : asked ? (
      <Asking
        resource={resource}
        action={asked.action}
        row={asked.row}
        title={asked.title}
        about={<RowFacts resource={resource} row={asked.row} />}
        send={async (answers) => {
          await perform(asked.name, asked.action.label, asked.row, answers)
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
    ) : (
      told && (
        <Dialog
          open
          size="sm"
          title={t(told.label)}
          onClose={() => setTold(undefined)}
          footer={
            <Button variant="solid" onClick={() => setTold(undefined)}>
              {t('我已妥善转交')}
            </Button>
          }
        >
          <Stack>
            <Alert tone="warning" title={t('以下内容只显示这一次，关闭后无法再次查看。')} />
            <Descriptions
              columns={1}
              items={[
                { label: t(resource.label), value: told.name },
                { label: t('内容'), value: told.secret, copy: told.secret },
              ]}
            />
          </Stack>
        </Dialog>
      )
    ),
  }
}
