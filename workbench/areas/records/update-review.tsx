import { student } from '#domain/base/student.ts'
import { ReviewScreen } from '#workbench/engine/reviews/review-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 信息更新审核: what students have asked to be changed about them. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ReviewScreen
      resource={student}
      title={t('信息更新审核')}
      description={t('学生修改须审核的信息后在这里审核；通过后写入学生档案，并通知本人。')}
    />
  )
}
