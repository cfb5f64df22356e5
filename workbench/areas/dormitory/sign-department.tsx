import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 签到（按院系）: the same, department by department. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={signRounds} title={t('签到（按院系）')} by="department" />
}
