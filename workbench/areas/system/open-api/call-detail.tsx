import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { JsonViewer } from '#design-system/json-viewer/json-viewer.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { CallTold } from './document.ts'
import { TryCall } from './try-call.tsx'

/** One call: where, for whom, what it takes and what it answers. */
export function CallDetail({ call }: { readonly call: CallTold }) {
  const { t } = useTranslation()
  const access = { public: t('任何人'), 'signed-in': t('登录后') }[call.permission] ?? call.permission
  return (
    <Stack gap="lg">
      <Card title={call.title} extra={<Tag tone="info">{call.method}</Tag>}>
        <Descriptions
          columns={1}
          items={[
            { label: t('路径'), value: call.path, copy: call.path },
            { label: t('所需权限'), value: access },
            ...(call.body ? [{ label: t('请求类型'), value: call.body.type }] : []),
          ]}
        />
      </Card>
      {call.parameters.length > 0 && (
        <Card title={t('查询参数')} flush>
          <DataTable
            label={t('查询参数')}
            rows={call.parameters}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', title: t('名称'), cell: ({ name }) => name },
              { key: 'description', title: t('含义'), cell: ({ description }) => description },
              { key: 'required', title: t('必填'), width: 80, cell: ({ required }) => required && t('是') },
            ]}
          />
        </Card>
      )}
      {call.body && (
        <Card title={t('请求内容')}>
          <JsonViewer label={t('请求内容')} data={call.body.schema} />
        </Card>
      )}
      {call.method === 'GET' && <TryCall call={call} />}
      <Card title={t('成功时的回复')} foldable defaultOpen={call.method === 'POST'}>
        <JsonViewer label={t('成功时的回复')} data={call.reply} />
      </Card>
    </Stack>
  )
}
