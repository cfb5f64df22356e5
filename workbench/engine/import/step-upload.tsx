import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Field } from '#design-system/field/field.tsx'
import { DropZone } from '#design-system/file-upload/drop-zone.tsx'
import { sift } from '#design-system/file-upload/limits.ts'
import { List } from '#design-system/list/list.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { sheetEndings } from '#domain/sheet/sheet-kind.ts'
import { importStates } from '#domain/system/import-batch.ts'
import type { RecentImport } from '#domain/system/imports/calls.ts'
import { templateFile } from '#workbench/engine/sheets/ask-sheets.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Chosen, type Menu, recentQuery, upload } from './calls.ts'
import { ChosenFile } from './chosen-file.tsx'
import { saveFile } from './save-file.ts'
import { templateOf } from './template.ts'

const limits = { accept: [...sheetEndings], maxSize: 50 * 1024 * 1024, maxCount: 1 }

export interface StepUploadProps {
  readonly resource: AnyResource
  readonly menu: Menu
  /** Why the last try came to nothing. */
  readonly fault: string | null
  readonly onOpen: (id: string) => void
}

/** A sheet is chosen, or an import that was left half-way is gone on with. */
export function StepUpload({ resource, menu, fault, onOpen }: StepUploadProps) {
  const { t } = useTranslation()
  const say = useText()
  const locale = useLocale()
  const confirm = useConfirm()
  const choices = useChoices(resource)
  const { data: recent = [] } = useQuery(recentQuery(resource))
  const [making, setMaking] = useState(false)
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const stop = useRef<AbortController>(undefined)
  const sending = useMutation({
    mutationFn: (chosen: Chosen) => {
      stop.current = new AbortController()
      return send(chosen, stop.current.signal)
    },
  })

  async function send(chosen: Chosen, signal: AbortSignal) {
    let sent = await upload(resource, chosen, menu, false, signal)
    if (sent.known) {
      const again = await confirm({
        title: t('这个文件已经导入过'),
        text: t('“{{name}}”已于 {{at}} 上传，状态：{{state}}。打开那一次，还是重新导入？', {
          name: sent.import.fileName,
          at: sent.import.createdAt,
          state: codeName(t, importStates, sent.import.state),
        }),
        confirmText: t('重新导入'),
        cancelText: t('打开那一次'),
      })
      if (again) sent = await upload(resource, chosen, menu, true, signal)
    }
    onOpen(sent.import.id)
  }

  function choose(files: readonly File[]) {
    const sifted = sift(files, 0, limits, say, locale)
    setRefused(sifted.refused)
    sending.reset()
    setFile(sifted.taken[0])
  }

  function leave() {
    if (sending.isPending) stop.current?.abort()
    else setFile(undefined)
    sending.reset()
  }

  async function template() {
    setMaking(true)
    try {
      saveFile(
        await templateFile(templateOf(resource, choices, t)),
        `${t('{{label}}导入模板', { label: t(resource.label) })}.xlsx`,
      )
    } catch {
      toast.error(t('模板生成失败，请重试'))
    }
    setMaking(false)
  }

  return (
    <Stack>
      {fault && (
        <Alert tone="danger" title={t('上次的文件没能读取')}>
          {t(fault)}
        </Alert>
      )}
      <Alert
        title={t('您自己的表格就可以')}
        action={
          <Button icon={<Download />} loading={making} onClick={template}>
            {t('下载模板')}
          </Button>
        }
      >
        {t('列名、顺序不必与系统一致，表头上方可以有标题。有多个工作表时可以选择，一次最多 20 万行。')}
      </Alert>
      {refused.map((words) => (
        <Alert key={words} tone="warning">
          {words}
        </Alert>
      ))}
      {sending.error && <Alert tone="danger">{t(sending.error.message)}</Alert>}
      {file ? (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          file={file}
          sending={sending.isPending}
          onSend={sending.mutate}
          onLeave={leave}
        />
      ) : (
        <Field label={t('表格文件')} help={t('.xlsx、.xls、.ods 或 .csv，不超过 50 MB')}>
          <DropZone limits={limits} onFiles={choose} />
        </Field>
      )}
      {!file && recent.length > 0 && (
        <Card title={t('最近的导入')} flush>
          <List
            label={t('最近的导入')}
            onOpen={onOpen}
            items={recent.map((each) => ({
              id: each.id,
              title: each.fileName,
              description: spoken(each, t),
              meta: <Tag>{codeName(t, importStates, each.state)}</Tag>,
            }))}
          />
        </Card>
      )}
    </Stack>
  )
}

const spoken = (
  { createdAt, total, added, changed, state }: RecentImport,
  t: ReturnType<typeof useTranslation>['t'],
) =>
  state === 'committed'
    ? t('{{createdAt}}，新增 {{added}} 条，更新 {{changed}} 条', { createdAt, added, changed })
    : t('{{createdAt}}，共 {{total}} 行', { createdAt, total })
