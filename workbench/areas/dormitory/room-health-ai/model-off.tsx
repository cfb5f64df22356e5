import { useRouter } from '@tanstack/react-router'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { aiConfig } from '#domain/security/ai-config.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Says that no model looks at pictures here, and leads to the setting where that is one's own. */
export function ModelOff() {
  const { t } = useTranslation()
  const router = useRouter()
  const maySet = usePermission()(`${aiConfig.name}:update`)
  return (
    <div className={above}>
      <Alert
        title={t('学校未启用 AI 卫生评分')}
        action={
          maySet && (
            <Button onClick={() => void router.navigate({ href: '/security/ai-config' })}>
              {t('前往 AI 配置')}
            </Button>
          )
        }
      >
        {maySet
          ? t('在 AI 配置中填写接口和看图模型并启用后，可以拍照请 AI 提出评分建议。')
          : t('请在“房间卫生检查”中直接登记；已有的建议仍可确认。')}
      </Alert>
    </div>
  )
}

const above = css({ marginBlockEnd: '3' })
