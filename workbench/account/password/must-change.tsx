import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Entrance } from '#design-system/entrance/entrance.tsx'
import { useText } from '#design-system/text/text.tsx'
import { session } from '#workbench/account/session/session.ts'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { Campus } from '#workbench/account/sign-in/campus.tsx'
import { keepUserInfo, readUserInfo } from '#workbench/http/user-info.ts'
import { ChangePassword } from './change-password.tsx'
import { type Duty, passwordDuty } from './duty.ts'

const reasons = {
  reset: '您正在使用初始密码或管理员重置的密码。为了您的账号安全，请先设置自己的密码，再继续使用。',
  expired: '您的密码已经超过学校规定的使用期限，请更换新密码后继续使用。',
} as const

/** A page of its own before everything else, until the password has been changed; then `onDone`. */
export function MustChange({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const info = useAppInfo(0)
  const [duty] = useState(passwordDuty)
  const title = info?.title || t('智慧校园')
  const changed = () => {
    const kept = readUserInfo()
    if (kept)
      keepUserInfo({ ...kept, ...({ mustChangePassword: false, passwordExpired: false } satisfies Duty) })
    onDone()
  }
  const brand = (
    <>
      <GraduationCap aria-hidden />
      {title}
    </>
  )
  return (
    <Entrance
      name={brand}
      brand={brand}
      picture={<Campus />}
      welcome={info?.viceTitle}
      title={t('请先修改密码')}
      footer={title}
      tools={
        <Button variant="ghost" size="sm" onClick={() => session.send({ type: 'SIGN_OUT' })}>
          {t('退出登录')}
        </Button>
      }
    >
      <Alert tone="warning">{t(reasons[duty ?? 'reset'])}</Alert>
      <ChangePassword wide onChanged={changed} />
    </Entrance>
  )
}
