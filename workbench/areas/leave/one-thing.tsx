import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import { type LeavingStep, leaveCalls } from '#domain/leave/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { ReferenceEditor } from '#workbench/engine/kinds/reference-editor.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { useMenus, usePermission } from '#workbench/portal/menus/menus.ts'
import { settledAt } from './one-thing/settled-at.ts'
import { openWords, words } from './one-thing/words.ts'

/** 离校一件事: each thing to be settled before leaving school, as the portal's own data has it. */
export function Screen() {
  const { t } = useTranslation()
  const has = usePermission()
  const looksAfter = has('leave.application:confirm')
  const [studentId, setStudentId] = useState<string | null>(null)
  return (
    <Stack>
      <PageHeader title={t('离校一件事')} description={t('办理情况来自各部门的登记，办结后自动更新。')} />
      <Card>
        <Stack gap="lg">
          {looksAfter && (
            <Field label={t('学生')} help={t('可以查看您所管学生的办理情况。')}>
              <ReferenceEditor target="base.student" value={studentId} clearable onChange={setStudentId} />
            </Field>
          )}
          {looksAfter && !studentId ? (
            <Empty title={t('请选择学生')} />
          ) : (
            <Leaving {...(studentId && { studentId })} />
          )}
        </Stack>
      </Card>
    </Stack>
  )
}

/** How one student stands: oneself, or the one who was chosen. */
function Leaving({ studentId }: { readonly studentId?: string }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['leave.application', 'leaving', studentId],
    queryFn: () => ask(leaveCalls.leaving, studentId ? { studentId } : {}, { quiet: true }),
  })
  return (
    <Asked query={query}>
      {(steps) =>
        steps.length === 0 ? (
          <Empty title={t(studentId ? '不能查看这名学生' : '您的账号没有关联学籍')} />
        ) : (
          <Stack gap="lg">
            <Verdict steps={steps} />
            <Steps
              label={t('离校一件事')}
              orientation="vertical"
              value={steps.findIndex(({ done }) => !done)}
              items={steps.map((step) => ({
                title: t(words[step.code].title),
                description: step.done ? (
                  t(words[step.code].done)
                ) : (
                  <Open step={step} studentId={studentId} />
                ),
                status: step.done ? 'finish' : 'process',
              }))}
            />
          </Stack>
        )
      }
    </Asked>
  )
}

/** What is left of a step, and the way to where it is settled. */
function Open({ step, studentId }: { readonly step: LeavingStep; readonly studentId: string | undefined }) {
  const { t } = useTranslation()
  const { menus } = useMenus()
  const href = settledAt(menus, step, studentId)
  return (
    <>
      {openWords(t, step)}{' '}
      {href && (
        <Go href={href} inText>
          {t(studentId ? '查看' : '去办理')}
        </Go>
      )}
    </>
  )
}

function Verdict({ steps }: { readonly steps: readonly LeavingStep[] }) {
  const { t } = useTranslation()
  const open = steps.filter(({ done }) => !done)
  if (open.length === 0) return <Alert tone="success" title={t('各项均已办结，可以离校。')} />
  return <Alert tone="info" title={t('还有 {{count}} 项未办结', { count: open.length })} />
}
