import { useTranslation } from 'react-i18next'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'

/** 签到（按班级）: who of each class has signed in and who has not. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={signRounds} title={t('签到（按班级）')} />
}
