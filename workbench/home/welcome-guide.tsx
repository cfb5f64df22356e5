import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Steps } from '#design-system/steps/steps.tsx'
import { collegeZone, hourAt } from '#domain/kits/college-clock.ts'
import { greetingAt } from '#domain/kits/greeting.ts'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'

/** A word of welcome, and the way from here to the campus; without a name to somebody who has not signed in. */
export function WelcomeGuide({ name }: { readonly name: string | null }) {
  const { t, language } = useTranslation()
  const tips = useAppInfo(2)?.tips
  const now = new Date()
  return (
    <Stack gap="lg">
      <PageHeader
        title={
          name === null
            ? t('欢迎新同学')
            : t('{{greeting}}，{{name}}', { greeting: t(greetingAt(hourAt(now))), name })
        }
        description={
          tips ||
          t('{{day}}，欢迎加入我们。', {
            day: now.toLocaleDateString(language, { dateStyle: 'full', timeZone: collegeZone }),
          })
        }
      />
      <Card
        title={t('报到之前')}
        extra={
          name === null ? (
            <Go href="/welcome/login">{t('登录迎新服务')}</Go>
          ) : (
            <Go href="/personalcenter">{t('核对本人信息')}</Go>
          )
        }
      >
        <Steps
          label={t('报到之前')}
          value={name === null ? 0 : 1}
          items={[
            {
              title: t('登录迎新服务'),
              description: name === null ? t('使用学校发给您的账号和密码') : t('您已经登录'),
            },
            { title: t('核对本人信息'), description: t('姓名、证件号码有误的，请联系招生部门更正') },
            { title: t('办理开放的事项'), description: t('从下面的功能进入，学校会陆续开放') },
            { title: t('到校报到'), description: t('带好录取通知书和身份证件') },
          ]}
        />
      </Card>
    </Stack>
  )
}
