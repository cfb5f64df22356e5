import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import type { InboxItem } from '#domain/workflow/calls.ts'
import { caseStates } from '#domain/workflow/words.ts'
import { sva } from '#styled-system/css/index.js'
import { StateTag } from '#workbench/engine/kinds/state-tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ItemFacts } from './item-facts.tsx'

interface InboxListProps {
  readonly items: readonly InboxItem[]
  readonly total: number
  readonly current: string | undefined
  readonly onOpen: (id: string) => void
  /** Left out where nothing is done with several at once. */
  readonly chosen: readonly string[] | undefined
  readonly onChoose: (ids: readonly string[]) => void
  readonly onMore: () => void
  /** Whether j and k go from one to the next. */
  readonly keys: boolean
}

/** Cases under one another: the student first, then what it is, where it stands and by when. */
export function InboxList({ items, total, current, onOpen, chosen, onChoose, onMore, keys }: InboxListProps) {
  const { t } = useTranslation()
  const style = inboxList()
  const choose = (id: string, yes: boolean) =>
    onChoose(yes ? [...(chosen ?? []), id] : (chosen ?? []).filter((each) => each !== id))
  const together = items.filter((item) => !isObjection(item))
  return (
    <div>
      <p className={style.count}>
        {chosen && together.length > 1 && (
          <Checkbox
            checked={chosen.length === together.length}
            label={t('全选')}
            onChange={(yes) => onChoose(yes ? together.map(({ id }) => id) : [])}
          />
        )}
        {t('共 {{count}} 条', { count: total })}
        {keys && (
          <span className={style.keys}>
            <Kbd keys="J" />
            <Kbd keys="K" />
            {t('上下翻看')}
          </span>
        )}
      </p>
      <ul className={style.items}>
        {items.map((item) => (
          <li key={item.id} className={style.item} data-current={item.id === current ? '' : undefined}>
            {chosen && (
              <span className={style.side}>
                <Checkbox
                  checked={chosen.includes(item.id)}
                  disabled={isObjection(item)}
                  label={t('选择 {{name}}', { name: item.title })}
                  onChange={(yes) => choose(item.id, yes)}
                />
              </span>
            )}
            <button
              type="button"
              className={style.open}
              aria-current={item.id === current || undefined}
              onClick={() => onOpen(item.id)}
            >
              <span className={style.title} data-unread={item.read ? undefined : ''}>
                {item.student ?? item.title}
              </span>
              {item.student && <span className={style.line}>{item.title}</span>}
              <ItemFacts item={item} className={style.line} />
              {chosen && isObjection(item) && (
                <span className={style.line}>{t('对公示的异议须逐条答复，不能批量办理')}</span>
              )}
              <span className={style.line}>
                {[
                  item.step,
                  item.dueAt ? t('{{time}} 前办理', { time: item.dueAt.slice(5, 16) }) : item.at.slice(5, 16),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
            <StateTag of={caseStates} code={item.state} look="dot" />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <Button size="sm" variant="ghost" onClick={onMore}>
          {t('加载更多')}
        </Button>
      )}
    </div>
  )
}

/** To be answered by itself: to say yes to the case is to say no to the objection. */
const isObjection = ({ kind }: InboxItem) => kind === 'objection'

const inboxList = sva({
  slots: ['count', 'keys', 'items', 'item', 'side', 'open', 'title', 'line'],
  base: {
    count: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'text.quiet',
      textStyle: 'body.sm',
      paddingInline: '2',
    },
    keys: { display: 'inline-flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto' },
    items: { listStyle: 'none' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderRadius: 'control',
      _hover: { bg: 'surface.hover' },
      '&[data-current]': { bg: 'surface.selected' },
    },
    side: { flex: 'none', display: 'inline-flex', position: 'relative', zIndex: 'cell' },
    open: {
      font: 'inherit',
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minWidth: '0',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      // The whole line answers to a press.
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    title: { overflowWrap: 'anywhere', '&[data-unread]': { fontWeight: '[500]' } },
    line: { color: 'text.quiet', textStyle: 'body.sm', overflowWrap: 'anywhere' },
  },
})
