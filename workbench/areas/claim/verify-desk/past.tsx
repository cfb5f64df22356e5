import { Printer, Undo2 } from 'lucide-react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { holds, keyOf, type Line, waits } from '#machines/verify-desk/line.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { clockOf } from './time.ts'
import { saidOf, undoWords } from './verdict-words.ts'

/** So many are enough to look back at; all of them stand in 核验结果. */
const most = 50

interface PastProps {
  readonly lines: readonly Line[]
  readonly onUndo: (line: Line) => void
  readonly onPrint: (line: Line) => void
}

/** Whom this desk has verified today, the latest first. */
export function Past({ lines, onUndo, onPrint }: PastProps) {
  const { t } = useTranslation()
  const style = past()
  const latest = lines.slice(-most).reverse()
  return (
    <Card title={t('最近核验')} flush>
      {latest.length === 0 ? (
        <Empty size="sm" title={t('今天还没有核验')} description={t('刷卡后，结果会依次列在这里。')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <section className={style.scroller} aria-label={t('核验记录')} tabIndex={0}>
          <ul className={style.list}>
            {latest.map((line) => {
              const { tone, word } = saidOf(line)
              return (
                <li key={keyOf(line)} className={style.item}>
                  <span className={style.time}>{clockOf(line.at)}</span>
                  <span className={style.name}>{line.student?.name ?? t('不在名单')}</span>
                  <span className={style.tags}>
                    <Tag tone={tone}>{t(word)}</Tag>
                    {waits(line) && !line.undo && <Tag tone="warning">{t('待上传')}</Tag>}
                    {line.undo?.state === 'refused' && <Tag tone="danger">{t(undoWords.refused)}</Tag>}
                    {line.conflict && <Tag tone="danger">{t('需处理')}</Tag>}
                  </span>
                  {holds(line) && (
                    <span className={style.acts}>
                      <IconButton
                        size="sm"
                        icon={<Printer aria-hidden />}
                        label={t('打印 {{name}} 的凭条', { name: line.student?.name ?? '' })}
                        onClick={() => onPrint(line)}
                      />
                      <IconButton
                        size="sm"
                        icon={<Undo2 aria-hidden />}
                        label={t('撤销 {{name}} 的核验', { name: line.student?.name ?? '' })}
                        onClick={() => onUndo(line)}
                      />
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </Card>
  )
}

const past = sva({
  slots: ['scroller', 'list', 'item', 'time', 'name', 'tags', 'acts'],
  base: {
    scroller: { maxHeight: 'chart.lg', overflowY: 'auto', borderRadius: 'card' },
    list: { display: 'flex', flexDirection: 'column' },
    item: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      minHeight: 'row',
      paddingInline: 'card',
      paddingBlock: '1',
      borderBottomWidth: 'thin',
      borderBottomStyle: 'solid',
      borderBottomColor: 'border',
    },
    time: { textStyle: 'figure', color: 'text.quiet' },
    name: { textStyle: 'body.strong', flex: '1', minWidth: '16', overflowWrap: 'anywhere' },
    tags: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' },
    acts: { display: 'inline-flex' },
  },
})
