import { whereaboutsRounds } from '#domain/dormitory/whereabouts/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 去向登记进度: who of each class has said where they will be, and who has not. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={whereaboutsRounds} title={t('去向登记进度')} />
}
