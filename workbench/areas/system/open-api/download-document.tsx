import { Download } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { openApiCalls } from '#domain/system/open-api/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** The document as a file, for tools that read OpenAPI 3.1. */
export function DownloadDocument() {
  const { t } = useTranslation()
  async function download() {
    const text = JSON.stringify(await ask(openApiCalls.document), null, 2)
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: 'openapi.json' }).click()
    URL.revokeObjectURL(url)
  }
  return <IconButton label={t('下载接口文档')} icon={<Download />} onClick={() => void download()} />
}
