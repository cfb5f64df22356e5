import type { AppType } from '#workbench/session/app-info.ts'
import type { DoorView } from './door-view.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { RegisterForm } from './register-form.tsx'

interface OtherViewProps {
  readonly view: DoorView | 'secondFactor'
  readonly appType: AppType
  readonly onBack: () => void
}

/** What the front door shows beside account and password; it comes when somebody asks for it. */
export function OtherView({ view, appType, onBack }: OtherViewProps) {
  if (view === 'forgot') return <ForgotPassword onBack={onBack} />
  return view === 'register' ? <RegisterForm appType={appType} onBack={onBack} /> : null
}
