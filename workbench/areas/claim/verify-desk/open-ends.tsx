import { CloudUpload } from 'lucide-react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { verdicts } from '#domain/claim/verdict.ts'
import { holds, keyOf, type Line, waits } from '#machines/verify-desk/line.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { conflictWords, saidOf } from './verdict-words.ts'

interface OpenEndsProps {
  readonly lines: readonly Line[]
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onDone: (line: Line) => void
  readonly onUndo: (line: Line) => void
  readonly onClose: () => void
}

/** What the server has not heard of yet, and where it sees something otherwise than it was said here. */
export function OpenEnds({ lines, isSending, onSend, onDone, onUndo, onClose }: OpenEndsProps) {
  const { t } = useTranslation()
  const conflicts = lines.filter(({ conflict }) => conflict !== null)
  const waiting = lines.filter(waits)
  return (
    <Drawer
      open
      title={t('待上传与需处理')}
      description={t('网络恢复后自动上传，每条只会登记一次；关闭浏览器也不会丢失。')}
      onClose={onClose}
      footer={
        waiting.length > 0 && (
          <Button variant="solid" icon={<CloudUpload />} loading={isSending} onClick={onSend}>
            {t('立即上传')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {conflicts.map((line) => {
          if (!line.conflict) return null
          const { word, todo } = conflictWords[line.conflict]
          const name = line.student?.name ?? t('不在名单')
          return (
            <Alert
              key={keyOf(line)}
              tone="danger"
              title={t('{{name}}：{{word}}', { name, word: t(word) })}
              action={
                <Stack gap="xs">
                  {line.conflict === 'passed-unseen' && holds(line) && (
                    <Button size="sm" onClick={() => onUndo(line)}>
                      {t('撤销核验')}
                    </Button>
                  )}
                  <Button size="sm" onClick={() => onDone(line)}>
                    {t('已处理')}
                  </Button>
                </Stack>
              }
            >
              <p>{t(todo)}</p>
              <p>
                {t('核验时间 {{time}}，服务器结论：{{verdict}}', {
                  time: line.entry.at,
                  verdict: line.message ? t(line.message) : t(saidOf(line).word, { context: verdicts.name }),
                })}
              </p>
            </Alert>
          )
        })}
        {waiting.length > 0 && (
          <ul className={list()} aria-label={t('待上传')}>
            {waiting.map((line) => (
              <li key={keyOf(line)} className={item()}>
                <span>{line.entry.at}</span>
                <b>{line.student?.name ?? t('等待服务器认出')}</b>
                <Tag tone={saidOf(line).tone}>{t(saidOf(line).word, { context: verdicts.name })}</Tag>
              </li>
            ))}
          </ul>
        )}
        {conflicts.length === 0 && waiting.length === 0 && (
          <Empty size="sm" title={t('没有待上传的核验')} description={t('全部核验都已登记到服务器。')} />
        )}
      </Stack>
    </Drawer>
  )
}

const list = cva({ base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const item = cva({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', textStyle: 'figure' },
})
