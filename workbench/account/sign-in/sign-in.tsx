import { GraduationCap } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Entrance } from '#design-system/entrance/entrance.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { useSession } from '#workbench/account/session/use-session.ts'
import { proving } from '#workbench/http/proof-of-work/proving.ts'
import { AccountForm } from './account-form.tsx'
import { type DoorView, isWay, ways } from './sign-in-view.ts'
import { useUnhurried } from './use-unhurried.ts'

const Campus = lazy(() => import('./campus.tsx').then(({ Campus }) => ({ default: Campus })))
const OtherView = lazy(() => import('./other-view.tsx').then(({ OtherView }) => ({ default: OtherView })))
const ProofWords = lazy(() =>
  import('#workbench/http/proof-of-work/proof-words.tsx').then(({ ProofWords }) => ({
    default: ProofWords,
  })),
)
const DoorFoot = lazy(() => import('./sign-in-foot.tsx').then(({ DoorFoot }) => ({ default: DoorFoot })))

/** The front door of the portal, at / and /login. */
export const SignIn = () => <FrontDoor appType={0} name="智慧校园" heading="账号登录" />

/** The front door for those who have been admitted and not yet arrived. */
export const WelcomeSignIn = () => <FrontDoor appType={2} name="迎新服务" heading="新生登录" />

/** The front door for those who come to an examination. */
export const ExamSignIn = () => <FrontDoor appType={0} name="考试系统" heading="考试登录" named />

interface FrontDoorProps {
  readonly appType: AppType
  /** Until the college has said its own. */
  readonly name: string
  readonly heading: string
  /** It keeps its name whatever the college is called. */
  readonly named?: boolean
}

const headings = { ...ways, forgot: '找回密码', register: '注册账号' } as const

function FrontDoor({ appType, name, heading, named = false }: FrontDoorProps) {
  const t = useText()
  const info = useAppInfo(appType)
  const [view, setView] = useState<DoorView>('account')
  const expired = useSession((state) => state.matches('expired'))
  const secondFactor = useSession((state) => state.matches('secondFactor'))
  const title = (!named && info?.title) || t(name)
  useEffect(() => {
    document.title = title
  }, [title])

  const unhurried = useUnhurried()
  const proved = useSyncExternalStore(proving.subscribe, proving.read)
  const other = secondFactor ? 'secondFactor' : view === 'account' ? null : view
  const open = info?.showLogin !== false
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
      picture={<Suspense fallback={null}>{unhurried && <Campus />}</Suspense>}
      welcome={info?.viceTitle}
      title={t(secondFactor ? '二次验证' : view === 'account' ? heading : headings[view])}
    >
      {!open && <Alert tone="warning">{t('学校已关闭账号登录，请从学校的统一入口进入。')}</Alert>}
      {open && (
        // It stays while another view shows: what was typed is there when one comes back.
        <div hidden={other !== null}>
          <AccountForm
            notice={expired ? '登录已过期，请重新登录' : null}
            onForgot={() => setView('forgot')}
          />
        </div>
      )}
      <Suspense fallback={null}>{proved !== null && <ProofWords />}</Suspense>
      <Suspense fallback={<Spinner />}>
        {other && <OtherView view={other} appType={appType} onBack={() => setView('account')} />}
        {isWay(view) && !secondFactor && unhurried && info && (
          <DoorFoot appType={appType} info={info} view={view} onView={setView} />
        )}
      </Suspense>
    </Entrance>
  )
}
