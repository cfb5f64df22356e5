import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import { ProgressScreen } from '#workbench/engine/rounds/progress-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 教师信息核对进度: which people on the staff have confirmed their record. */
export function Screen() {
  const { t } = useTranslation()
  return <ProgressScreen rounds={teacherInfoRounds} title={t('教师信息核对进度')} by="department" />
}
