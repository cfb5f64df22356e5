import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { HttpFailure } from '#workbench/http/failure.ts'
import { MissingPart } from '#workbench/portal/release/missing-part.tsx'
import { isMissingPart } from '#workbench/portal/release/recover.ts'

/** When the menus or a part of the portal did not come, most often because the network did not carry them. */
export function CouldNotOpen({ error }: { error: unknown }) {
  const t = useText()
  return (
    <Stack pad="page">
      {isMissingPart(error) ? (
        <MissingPart />
      ) : (
        <Alert
          tone="danger"
          title={t('页面没有打开')}
          action={<Button onClick={() => window.location.reload()}>{t('重试')}</Button>}
        >
          {t(error instanceof HttpFailure ? error.message : '请检查网络后重试。')}
        </Alert>
      )}
    </Stack>
  )
}
