import { useTranslation } from 'react-i18next'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'

/** 信息核对进度: which students have confirmed their record. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={infoRounds} title={t('信息核对进度')} />
}
