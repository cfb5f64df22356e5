import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface CodePanelProps {
  readonly code: string
  /** When it came, in milliseconds since 1970. */
  readonly since: number
  readonly seconds: number
  readonly renewal: number
  /** Why no other has come. */
  readonly fault?: string | undefined
  readonly onRenew: () => void
}

/** The code large enough for a scanner, and how long it is still good. One that has run out is not shown. */
export function CodePanel({ code, since, seconds, renewal, fault, onRenew }: CodePanelProps) {
  const { t } = useTranslation()
  const now = useNow(systemNow, 1000).getTime()
  const passed = Math.max(Math.floor((now - since) / 1000), 0)
  const left = Math.max(renewal - passed, 0)
  const renew = <Button onClick={onRenew}>{t('重新获取')}</Button>
  if (passed >= seconds)
    return (
      <Empty
        title={t('二维码已失效')}
        description={fault ? t(fault) : t('网络恢复后会自动更换，也可以手动重新获取。')}
        action={renew}
      />
    )
  return (
    <Stack>
      <div className={middle()}>
        <QrCode value={code} label={t('新生核验')} size="lg" />
      </div>
      <Progress
        label={t('自动更换')}
        value={left}
        max={renewal}
        figure={t('{{left}} 秒后', { left })}
        size="sm"
      />
      <Button onClick={onRenew}>{t('刷新二维码')}</Button>
      {fault && (
        <Alert
          tone="warning"
          title={t('暂时无法更换二维码：{{fault}}', { fault: t(fault) })}
          action={renew}
        />
      )}
      <ul className={hints()}>
        <li>{t('请把屏幕亮度调到最高，正对工作人员的扫码窗口。')}</li>
        <li>{t('二维码每分钟更换一次，只能用一次：扫过之后再次使用，请先刷新。')}</li>
        <li>{t('截图和转发的图片到时即失效，核验台和领取台不予接受。')}</li>
        <li>{t('二维码只代表本人，请勿出示给他人使用。')}</li>
      </ul>
    </Stack>
  )
}

const middle = cva({ base: { display: 'flex', justifyContent: 'center' } })
const hints = cva({
  base: { textStyle: 'body.sm', color: 'text.quiet', listStyleType: 'disc', paddingInlineStart: '5' },
})
