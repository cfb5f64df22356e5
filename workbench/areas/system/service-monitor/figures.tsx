import { writeSize } from '#design-system/file-upload/limits.ts'
import { Stat } from '#design-system/stat/stat.tsx'
import type { Monitored } from '#domain/system/monitored.ts'
import { cva } from '#styled-system/css/index.js'
import { durationIn } from '#workbench/language/duration.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { summaryOf } from './summary.ts'

const mebibyte = 2 ** 20

/** What matters of all servers together, each as one figure. */
export function Figures({ monitored }: { readonly monitored: Monitored | undefined }) {
  const { t, language } = useTranslation()
  const loading = !monitored
  const { up, gone, rate, requests, errors, p95, p50, lag, rss, disk } = summaryOf(monitored?.servers ?? [])
  const { store, work, files, surprises } = monitored ?? {}
  const size = (bytes: number) => writeSize(bytes, language)
  const ms = t('毫秒')
  return (
    <div className={grid()}>
      <Stat
        label={t('在线服务器')}
        value={up}
        loading={loading}
        note={gone > 0 && t('{{count}} 台在一小时内停止或失联', { count: gone })}
      />
      <Stat
        label={t('每秒请求')}
        value={rate}
        digits={1}
        loading={loading}
        note={t('最近一分钟 {{count}} 次', { count: requests })}
      />
      <Stat
        label={t('响应时间（95%）')}
        value={p95}
        unit={ms}
        loading={loading}
        note={p50 !== null && t('一半的请求在 {{time}}内', { time: durationIn(p50, t) })}
      />
      <Stat
        label={t('最近一分钟出错')}
        value={errors}
        loading={loading}
        note={
          surprises &&
          t('一小时内异常：服务端 {{server}}，浏览器 {{client}}', {
            server: surprises.server,
            client: surprises.client,
          })
        }
      />
      <Stat label={t('事件循环延迟')} value={lag} unit={ms} digits={1} loading={loading} />
      <Stat label={t('进程内存')} value={rss} unit="MB" loading={loading} note={t('各服务器合计')} />
      <Stat
        label={t('排队任务')}
        value={work ? work.queued + work.failed : null}
        loading={loading}
        note={
          work &&
          (work.waits === null
            ? t('没有到期未执行的任务')
            : t('最久已等待 {{time}}', { time: durationIn(work.waits * 1000, t) }))
        }
      />
      <Stat
        label={t('执行中任务')}
        value={work?.running ?? null}
        loading={loading}
        note={work && t('{{count}} 个执行进程忙碌', { count: work.workers })}
      />
      <Stat label={t('已失败任务')} value={work?.dead ?? null} loading={loading} />
      <Stat
        label={t('数据库大小')}
        value={store ? store.bytes / mebibyte : null}
        unit="MB"
        loading={loading}
        note={
          store?.connections &&
          t('连接 {{open}} / {{most}}，忙碌 {{busy}}', {
            open: store.connections.open,
            most: store.connections.most,
            busy: store.connections.busy,
          })
        }
      />
      <Stat
        label={t('保存的文件')}
        value={files?.count ?? null}
        loading={loading}
        note={files && t('共 {{size}}', { size: size(files.bytes) })}
      />
      <Stat
        label={t('磁盘剩余')}
        value={disk && disk.free / 1024}
        unit="GB"
        digits={1}
        loading={loading}
        note={
          disk
            ? t('最少的一台，共 {{size}}', { size: size(disk.size * mebibyte) })
            : t('数据目录不在服务器上')
        }
      />
    </div>
  )
}

const grid = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: {
      base: '[repeat(2, minmax(0, 1fr))]',
      md: '[repeat(4, minmax(0, 1fr))]',
      xl: '[repeat(6, minmax(0, 1fr))]',
    },
  },
})
