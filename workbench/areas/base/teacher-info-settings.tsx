import { teacher } from '#domain/base/teacher.ts'
import { OwnRulesScreen } from '#workbench/engine/own-rules/own-rules-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 信息维护设置（教师）: what people on the staff may change of their own record. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <OwnRulesScreen
      resource={teacher}
      title={t('信息维护设置（教师）')}
      description={t('设置教职工能修改本人的哪些信息、何时开放，哪些须审核和附证明；保存后立即生效。')}
    />
  )
}
