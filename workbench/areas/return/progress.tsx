import { useTranslation } from 'react-i18next'
import { returnRounds } from '#domain/return/rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'

/** 返校进度: who of each class is back, and who is not. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={returnRounds} title={t('返校进度')} />
}
