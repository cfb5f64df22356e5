import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { Go } from '#workbench/navigation/go.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'

const words = {
  leaves: { title: '请假已销假', done: '没有未销假的请假', open: '尚未销假：{{left}}' },
  fees: { title: '费用已结清', done: '没有欠费', open: '尚欠 {{left}} 元，请到财务处缴清' },
  keys: { title: '宿舍钥匙已退还', done: '没有未退还的钥匙', open: '请到公寓管理中心退还钥匙 {{left}}' },
  bed: { title: '床位已退', done: '没有占用床位', open: '仍占用 {{left}}，请到公寓管理中心退宿' },
  card: { title: '校园卡已注销', done: '没有在用的校园卡', open: '校园卡仍在使用，请到一卡通中心注销' },
} as const satisfies Record<LeavingStep['code'], object>

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
            <Verdict steps={steps} studentId={studentId} />
            <Steps
              label={t('离校一件事')}
              orientation="vertical"
              value={steps.findIndex(({ done }) => !done)}
              items={steps.map(({ code, done, left }) => ({
                title: t(words[code].title),
                description: t(done ? words[code].done : words[code].open, { left: left ?? '' }),
                status: done ? 'finish' : 'process',
              }))}
            />
          </Stack>
        )
      }
    </Asked>
  )
}

interface VerdictProps {
  readonly steps: readonly LeavingStep[]
  readonly studentId: string | undefined
}

function Verdict({ steps, studentId }: VerdictProps) {
  const { t } = useTranslation()
  const open = steps.filter(({ done }) => !done)
  if (open.length === 0) return <Alert tone="success" title={t('各项均已办结，可以离校。')} />
  return (
    <Alert
      tone="info"
      title={t('还有 {{count}} 项未办结', { count: open.length })}
      action={
        open.some(({ code }) => code === 'leaves') && (
          <Go href={studentId ? `/leave/query?params.studentId=${studentId}` : '/leave/apply'}>
            {t('去销假')}
          </Go>
        )
      }
    />
  )
}
