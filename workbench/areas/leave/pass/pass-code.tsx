import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { Progress } from '#design-system/progress/progress.tsx'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { OwnPasses } from '#domain/leave/calls.ts'
import { passSeconds } from '#domain/leave/pass.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface PassCodeProps extends Pick<OwnPasses, 'codes'> {
  readonly onRenew: () => void
}

/** The code of this minute, large enough for a scanner, and how long until the next. */
export function PassCode({ codes, onRenew }: PassCodeProps) {
  const { t } = useTranslation()
  const now = useNow(systemNow, 1000).getTime() / 1000
  const code = codes.findLast(({ from }) => from <= now) ?? codes[0]
  const left = code ? Math.ceil(code.from + passSeconds - now) : 0
  if (!code || left <= 0)
    return (
      <Empty
        title={t('二维码已失效')}
        description={t('网络恢复后会自动更换，也可以手动重新获取。')}
        action={<Button onClick={onRenew}>{t('重新获取')}</Button>}
      />
    )
  return (
    <Stack>
      <div className={middle()}>
        <QrCode value={code.text} label={t('离校通行码')} size="lg" level="L" />
      </div>
      <Progress
        label={t('自动更换')}
        value={Math.min(left, passSeconds)}
        max={passSeconds}
        figure={t('{{left}} 秒后', { left })}
        size="sm"
      />
    </Stack>
  )
}

const middle = cva({ base: { display: 'flex', justifyContent: 'center' } })
