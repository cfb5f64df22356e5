import { Download, Eraser, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Recording } from '#devices/trace/recorder.ts'
import { traceFile } from '#devices/trace/trace-file.ts'
import { cva } from '#styled-system/css/index.js'
import { saveFile } from '#workbench/engine/import/save-file.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { TraceRow } from './trace-row.tsx'
import { useRecording } from './use-recording.ts'

interface TraceViewProps {
  /** Null for a device that speaks in no bytes. */
  readonly recording: Recording | null
  readonly name: string
}

/** What goes over the wire, byte for byte and in words; can be stopped, cleared, and saved for support. */
export function TraceView({ recording, name }: TraceViewProps) {
  const { t } = useTranslation()
  const [paused, setPaused] = useState(false)
  const { lines, count } = useRecording(recording, paused)
  if (!recording)
    return (
      <Empty
        size="sm"
        title={t('没有字节记录')}
        description={t('此设备像键盘一样输入，或尚未打开，没有字节可供查看。')}
      />
    )

  function save() {
    if (!recording) return
    const time = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
    saveFile(new Blob([traceFile(recording)], { type: 'text/plain;charset=utf-8' }), `${name}-${time}.txt`)
  }

  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" wrap align="center">
        <Button size="sm" icon={paused ? <Play /> : <Pause />} onClick={() => setPaused(!paused)}>
          {paused ? t('继续显示') : t('暂停显示')}
        </Button>
        <Button size="sm" icon={<Eraser />} onClick={() => recording.clear()}>
          {t('清空')}
        </Button>
        <Button size="sm" icon={<Download />} onClick={save}>
          {t('保存通信记录')}
        </Button>
        <span className={quiet()}>
          {t('共 {{count}} 行，显示最近 {{shown}} 行', { count, shown: lines.length })}
        </span>
      </Stack>
      <p className={quiet()}>{t('证件内容、卡号与密钥在记录时即已清零，保存的文件可以交给技术支持。')}</p>
      {recording.reports && <p className={quiet()}>{t('每行是一份报告，第一个字节是报告编号。')}</p>}
      {lines.length === 0 ? (
        <Empty size="sm" title={t('还没有通信')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={log()} aria-label={t('通信记录')} tabIndex={0}>
          <ol>
            {lines.map(({ number, line }) => (
              <TraceRow key={number} line={line} />
            ))}
          </ol>
        </section>
      )}
    </Stack>
  )
}

const quiet = cva({ base: { textStyle: 'body.sm', color: 'text.quiet' } })
const log = cva({
  base: {
    maxHeight: 'least.list',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '2',
    borderRadius: 'control',
    bg: 'surface.sunken',
  },
})
