import { useMutation, useQuery } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Select } from '#design-system/select/select.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { datasource } from '#domain/resource/datasource.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'

/** Asks a datasource whether it answers. */
export function TryDatasource() {
  const { t } = useTranslation()
  const mayTry = usePermission()('resource.datasource:update')
  const [open, setOpen] = useState(false)
  if (!mayTry) return null
  return (
    <>
      <Button icon={<PlugZap />} onClick={() => setOpen(true)}>
        {t('测试连接')}
      </Button>
      {open && <Trial onClose={() => setOpen(false)} />}
    </>
  )
}

function Trial({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data: sources = [] } = useQuery(listQuery(datasource, { enabled: 'true' }))
  const [chosen, choose] = useState<string | null>(null)
  const id = chosen ?? sources[0]?.id ?? null
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (asked: string) => ask(trialCalls.datasource, { id: asked }, { quiet: true }),
  })
  return (
    <Dialog
      open
      size="sm"
      title={t('测试连接')}
      description={t('以只读方式连接，不改动对方的任何数据。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button variant="solid" loading={isPending} disabled={!id} onClick={() => id && mutate(id)}>
            {t('测试')}
          </Button>
        </>
      }
    >
      {sources.length === 0 ? (
        <Empty title={t('还没有启用的数据源')} />
      ) : (
        <Stack>
          <Field label={t('数据源')}>
            <Select
              options={sources.map(({ id, name }) => ({ value: id, label: name }))}
              value={id}
              onChange={(value) => {
                reset()
                choose(value)
              }}
            />
          </Field>
          {error && <Alert tone="danger" title={t(error.message)} />}
          {data && (
            <Alert
              tone="success"
              title={t('连接成功：{{version}}，可以看到 {{count}} 张表', {
                version: data.version,
                count: data.tables,
              })}
            />
          )}
        </Stack>
      )}
    </Dialog>
  )
}
