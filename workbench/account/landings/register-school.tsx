import { GraduationCap } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Entrance } from '#design-system/entrance/entrance.tsx'
import { Result } from '#design-system/result/result.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { installationCalls, type RegistrationStatus } from '#domain/system/installation/calls.ts'
import { Campus } from '#workbench/account/sign-in/campus.tsx'
import { ask } from '#workbench/http/ask.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { SchoolForm } from './school-form.tsx'

const quiet = { quiet: true }

async function load(): Promise<RegistrationStatus & { readonly code: string }> {
  const [status, { code }] = await Promise.all([
    ask(installationCalls.status, undefined, quiet),
    ask(installationCalls.code, undefined, quiet),
  ])
  return { ...status, code }
}

type Asked = { readonly found: Awaited<ReturnType<typeof load>> } | { readonly fault: string } | null

/** /registerschool: whose college this installation serves. */
export function RegisterSchool() {
  const t = useText()
  const [asked, setAsked] = useState<Asked>(null)
  const reload = useCallback(() => {
    setAsked(null)
    load().then(
      (found) => setAsked({ found }),
      (failure: Error) => setAsked({ fault: failure.message }),
    )
  }, [])
  useEffect(reload, [reload])
  useEffect(() => {
    document.title = t('学校登记')
  }, [t])

  if (asked && 'found' in asked && asked.found.registered) {
    const { schoolName, registeredAt, code } = asked.found
    return (
      <Result
        alone
        status="success"
        title={t('{{name}}已登记', { name: schoolName })}
        description={t('登记时间 {{time}}。如需更改学校信息，请联系系统管理员。', { time: registeredAt })}
        next={[]}
        reference={code}
        action={<Go href="/login">{t('返回登录页')}</Go>}
      />
    )
  }
  return (
    <Entrance
      name={
        <>
          <GraduationCap />
          {t('智慧校园')}
        </>
      }
      picture={<Campus />}
      welcome={t('登记一次，登录页就会显示学校的名称。')}
      title={t('学校登记')}
      footer={asked && 'found' in asked && t('安装编号 {{code}}', { code: asked.found.code })}
    >
      {!asked && (
        <div aria-busy>
          <Stack gap="lg">
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} shape="block" height={14} />
            ))}
          </Stack>
        </div>
      )}
      {asked && 'fault' in asked && (
        <Stack>
          <Alert tone="danger" action={<Button onClick={reload}>{t('重试')}</Button>}>
            {t(asked.fault)}
          </Alert>
        </Stack>
      )}
      {asked && 'found' in asked && <SchoolForm onDone={reload} />}
    </Entrance>
  )
}
