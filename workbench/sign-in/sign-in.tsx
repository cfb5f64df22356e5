import { GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Entrance } from '#design-system/entrance/entrance.tsx'
import { useText } from '#design-system/text/text.tsx'
import { cva } from '#styled-system/css/index.js'
import type { AppType } from '#workbench/session/app-info.ts'
import { useAppInfo } from '#workbench/session/use-app-info.ts'
import { useSession } from '#workbench/session/use-session.ts'
import { AccountForm } from './account-form.tsx'
import { Campus } from './campus.tsx'

/** The front door of the portal, at / and /login. */
export const SignIn = () => <FrontDoor appType={0} name="智慧校园" heading="账号登录" />

/** The front door for those who have been admitted and not yet arrived. */
export const WelcomeSignIn = () => <FrontDoor appType={2} name="迎新服务" heading="新生登录" />

/** The front door for those who come to an examination. */
export const ExamSignIn = () => <FrontDoor appType={0} name="考试系统" heading="考试登录" />

interface FrontDoorProps {
  readonly appType: AppType
  /** Until the college has said its own. */
  readonly name: string
  readonly heading: string
}

function FrontDoor({ appType, name, heading }: FrontDoorProps) {
  const t = useText()
  const info = useAppInfo(appType)
  const expired = useSession((state) => state.matches('expired'))
  const title = info?.title || t(name)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Entrance
      name={
        <>
          <GraduationCap />
          {title}
        </>
      }
      picture={<Campus />}
      welcome={info?.viceTitle}
      title={
        <>
          <span className={brand()}>
            <GraduationCap />
            {title}
          </span>
          {t(heading)}
        </>
      }
      footer={title}
    >
      {info?.tips && <Alert>{info.tips}</Alert>}
      {info?.showLogin === false ? (
        <Alert tone="warning">{t('学校已关闭账号登录，请从学校的统一入口进入。')}</Alert>
      ) : (
        <AccountForm notice={expired ? '登录已过期，请重新登录' : null} />
      )}
    </Entrance>
  )
}

/** On a small screen the side with the name is not there. */
const brand = cva({
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2',
    marginBottom: '6',
    textStyle: 'title.sm',
    color: 'accent.text',
    '& svg': { width: 'icon.lg', height: 'icon.lg' },
  },
})
