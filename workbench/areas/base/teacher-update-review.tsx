import { teacher } from '#domain/base/teacher.ts'
import { ReviewScreen } from '#workbench/engine/reviews/review-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** 教师信息更新审核: what teachers have asked to be changed about them. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ReviewScreen
      resource={teacher}
      title={t('教师信息更新审核')}
      description={t(
        '教师在个人中心修改姓名、证件、职称等信息后在这里审核；通过后写入教师档案，并通知本人。',
      )}
    />
  )
}
