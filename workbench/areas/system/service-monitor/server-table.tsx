import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { writeSize } from '#design-system/file-upload/limits.ts'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Server } from '#domain/system/monitored.ts'
import { durationIn } from '#workbench/language/duration.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const states = {
  up: { tone: 'success', label: '运行中' },
  stopped: { tone: 'neutral', label: '已停止' },
  silent: { tone: 'danger', label: '失联' },
} as const

const mebibyte = 2 ** 20

/** The servers of the last hour, each by its last word. */
export function ServerTable({ servers }: { readonly servers: readonly Server[] | undefined }) {
  const { t, language } = useTranslation()
  const size = (mebibytes: number | null) =>
    mebibytes === null ? null : writeSize(mebibytes * mebibyte, language)
  const time = (milliseconds: number | null) => (milliseconds === null ? null : durationIn(milliseconds, t))
  const columns: readonly Column<Server>[] = [
    { key: 'server', title: t('服务器'), cell: ({ server }) => server, essential: true, minWidth: 160 },
    {
      key: 'state',
      title: t('状态'),
      cell: ({ state }) => <Tag tone={states[state].tone}>{t(states[state].label)}</Tag>,
      width: 90,
    },
    {
      key: 'uptime',
      title: t('已运行'),
      cell: ({ uptime }) => durationIn(uptime * 1000, t),
      minWidth: 120,
    },
    { key: 'rate', title: t('一分钟请求'), cell: ({ requests }) => requests, align: 'end' },
    { key: 'errors', title: t('出错'), cell: ({ errors }) => errors, align: 'end' },
    { key: 'p95', title: t('响应时间（95%）'), cell: ({ p95 }) => time(p95), align: 'end', minWidth: 130 },
    { key: 'lag', title: t('事件循环延迟'), cell: ({ lag }) => time(lag), align: 'end', minWidth: 120 },
    { key: 'heap', title: t('堆内存'), cell: ({ heap }) => size(heap), align: 'end' },
    { key: 'rss', title: t('进程内存'), cell: ({ rss }) => size(rss), align: 'end' },
    { key: 'disk', title: t('磁盘剩余'), cell: ({ diskFree }) => size(diskFree), align: 'end' },
    {
      key: 'version',
      title: t('产品与运行环境'),
      cell: ({ version, runtime }) => `${version} · ${runtime}`,
      minWidth: 240,
    },
    { key: 'at', title: t('最近上报'), cell: ({ at }) => at, minWidth: 170 },
  ]
  return (
    <Card title={t('服务器')} flush>
      <DataTable
        label={t('服务器')}
        columns={columns}
        rows={servers ?? []}
        rowKey={({ server }) => server}
        loading={!servers}
        empty={t('一小时内没有服务器上报')}
      />
    </Card>
  )
}
