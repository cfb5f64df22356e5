import { GraduationCap } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { AppTypeCode } from '#domain/system/app-info.ts'
import { sva } from '#styled-system/css/index.js'
import type { Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface SignInPreviewProps {
  readonly values: Values
  readonly appType: AppTypeCode
}

/** The sign-in page as it would be, while one types. */
export function SignInPreview({ values, appType }: SignInPreviewProps) {
  const { t } = useTranslation()
  const style = preview()
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const open = values.showLogin !== false
  return (
    <Card title={t('登录页预览')}>
      <Stack>
        <div className={style.page} role="img" aria-label={t('登录页预览')}>
          <div className={style.picture}>
            <span className={style.brand}>
              <GraduationCap aria-hidden />
              {text('globalTitle') || t('智慧校园')}
            </span>
            <p className={style.welcome}>{text('globalViceTitle')}</p>
          </div>
          <div className={style.form}>
            <strong>{t(appType === '2' ? '新生登录' : '账号登录')}</strong>
            {text('loginTips') && <Alert>{text('loginTips')}</Alert>}
            {open ? (
              <>
                <span className={style.field}>{t('账号')}</span>
                <span className={style.field}>{t('密码')}</span>
              </>
            ) : (
              <Alert tone="warning">{t('学校已关闭账号登录，请从学校的统一入口进入。')}</Alert>
            )}
          </div>
        </div>
        <Stack direction="row" gap="sm" wrap>
          <Tag>{values.ssoType === '1' ? t('未登录时前往单点登录') : t('不使用单点登录')}</Tag>
          <Tag>{values.isWartermark ? t('登录后显示水印') : t('不显示水印')}</Tag>
        </Stack>
      </Stack>
    </Card>
  )
}

const preview = sva({
  slots: ['page', 'picture', 'brand', 'welcome', 'form', 'field'],
  base: {
    page: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      overflow: 'hidden',
    },
    picture: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'gap',
      padding: 'card',
      bg: 'accent.soft',
      color: 'accent.text',
      minHeight: '36',
    },
    brand: { display: 'flex', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' },
    welcome: { marginTop: 'auto', overflowWrap: 'anywhere' },
    field: {
      paddingInline: 'inset',
      paddingBlock: '2',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'control',
      color: 'text.faint',
    },
    form: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'gap',
      padding: 'card',
      bg: 'surface',
      minWidth: '0',
    },
  },
})
