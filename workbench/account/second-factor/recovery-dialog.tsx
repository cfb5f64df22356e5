import { Copy, Download } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Codes for the day of loss, to be put away now: they are shown this once. */
export function RecoveryDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const copy = async () => {
    try {
      await copyText(codes.join('\n'))
      toast.success(t('恢复码已复制'))
    } catch {
      toast.error(t('浏览器没有允许复制，请手工抄写或下载'))
    }
  }
  const save = () => {
    const href = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href, download: `${t('恢复码')}.txt` }).click()
    URL.revokeObjectURL(href)
  }
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('请保存恢复码')}
      description={t('手机丢失或无法使用时，可用恢复码登录，每个只能用一次。')}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('我已保存')}
        </Button>
      }
    >
      <Stack>
        <Alert tone="warning">{t('这些恢复码只显示这一次，关闭后无法再次查看。')}</Alert>
        <ul className={grid()} aria-label={t('恢复码')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap="sm" wrap>
          <Button icon={<Copy />} onClick={() => void copy()}>
            {t('复制')}
          </Button>
          <Button icon={<Download />} onClick={save}>
            {t('下载')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}

const grid = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '2',
    padding: 'card',
    borderRadius: 'card',
    bg: 'surface.sunken',
    fontVariantNumeric: 'tabular-nums',
  },
})
