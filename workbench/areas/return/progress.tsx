import { returnRounds } from '#domain/return/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 返校进度: who of each class is back, and who is not. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={returnRounds} title={t('返校进度')} />
}
