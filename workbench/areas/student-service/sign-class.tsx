import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 签到进度: who of each class has signed in and who has not. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={signTasks} title={t('签到进度')} />
}
