import { infoRounds } from '#domain/records/info-rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 信息核对进度: which students have confirmed their record. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={infoRounds} title={t('信息核对进度')} />
}
