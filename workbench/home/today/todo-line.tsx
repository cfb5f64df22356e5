import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { today } from '#domain/kits/college-clock.ts'
import type { Todo } from '#domain/system/todos/calls.ts'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Go } from '#workbench/navigation/go.tsx'
import { useTodos } from './use-todos.ts'

/** One thing to do: ticked off here when it is the person's own, else a way to where it is done. */
export function TodoLine({ todo }: { readonly todo: Todo }) {
  const { t } = useTranslation()
  const { tick } = useTodos()
  const style = todoLine()
  const late = todo.due !== null && todo.due < today() && todo.doneAt === null
  return (
    <div className={style.root}>
      <span className={style.side}>
        {todo.href === null ? (
          <Checkbox
            checked={todo.doneAt !== null}
            label={todo.title}
            onChange={(done) => tick({ id: todo.id, done })}
          />
        ) : (
          <Tag tone="warning">{t(todo.kind)}</Tag>
        )}
      </span>
      <span className={style.words}>
        <span className={style.title} data-done={todo.doneAt ? '' : undefined}>
          {todo.href === null ? todo.title : <Go href={todo.href}>{t(todo.title)}</Go>}
        </span>
        {todo.note && <span className={style.note}>{todo.note}</span>}
      </span>
      {todo.due && (
        <span className={style.due} data-late={late ? '' : undefined}>
          {late ? t('已逾期 {{date}}', { date: todo.due.slice(5) }) : todo.due.slice(5)}
        </span>
      )}
    </div>
  )
}

const todoLine = sva({
  slots: ['root', 'side', 'words', 'title', 'note', 'due'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'row', minWidth: '0', flex: '1' },
    side: { flex: 'none', display: 'inline-flex' },
    words: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    title: {
      overflowWrap: 'anywhere',
      '&[data-done]': { color: 'text.faint', textDecoration: 'line-through' },
    },
    note: { textStyle: 'caption', color: 'text.quiet', overflowWrap: 'anywhere' },
    due: {
      flex: 'none',
      textStyle: 'caption',
      color: 'text.quiet',
      '&[data-late]': { color: 'danger.text' },
    },
  },
})
