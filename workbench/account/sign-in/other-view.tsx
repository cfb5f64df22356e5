import { type ComponentType, lazy } from 'react'
import type { AppType } from '#workbench/account/session/app-info.ts'
import type { DoorView } from './sign-in-view.ts'

interface ViewProps {
  readonly appType: AppType
  readonly onBack: () => void
}

interface OtherViewProps extends ViewProps {
  readonly view: Exclude<DoorView, 'account'> | 'secondFactor'
}

/** Each comes when it is asked for, and not with the others. */
const views: Readonly<Record<OtherViewProps['view'], ComponentType<ViewProps>>> = {
  mobile: lazy(() => import('./mobile-form.tsx').then(({ MobileForm }) => ({ default: MobileForm }))),
  scan: lazy(() => import('./scan-panel.tsx').then(({ ScanPanel }) => ({ default: ScanPanel }))),
  forgot: lazy(() =>
    import('./forgot-password.tsx').then(({ ForgotPassword }) => ({ default: ForgotPassword })),
  ),
  register: lazy(() => import('./register-form.tsx').then(({ RegisterForm }) => ({ default: RegisterForm }))),
  secondFactor: lazy(() =>
    import('#workbench/account/second-factor/second-factor-form.tsx').then(({ SecondFactorForm }) => ({
      default: SecondFactorForm,
    })),
  ),
}

/** What the front door shows beside account and password. */
export function OtherView({ view, ...props }: OtherViewProps) {
  const View = views[view]
  return <View {...props} />
}
