import { Trash2 } from 'lucide-react'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { Todo } from '#domain/system/todos/calls.ts'
import { cva } from '#styled-system/css/index.js'
import { TodoLine } from '#workbench/home/today/todo-line.tsx'
import { useTodos } from '#workbench/home/today/use-todos.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface TodoListProps {
  readonly todos: readonly Todo[]
  readonly state: 'open' | 'done'
}

export function TodoList({ todos, state }: TodoListProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { remove } = useTodos()
  if (todos.length === 0)
    return state === 'open' ? (
      <Empty title={t('没有待办，都处理完了')} description={t('可以在上面记下新的事项。')} />
    ) : (
      <Empty title={t('还没有完成的待办')} />
    )
  const ask = (todo: Todo) =>
    confirm({
      title: t('删除待办'),
      text: t('“{{title}}”将被删除，不能恢复。', { title: todo.title }),
      confirmText: t('删除'),
      danger: true,
      work: async () => void (await remove([todo.id])),
    })
  return (
    <ul className={list()}>
      {todos.map((todo) => (
        <li key={todo.id} className={item()}>
          <TodoLine todo={todo} />
          {todo.href === null && (
            <IconButton
              size="sm"
              label={t('删除待办 {{title}}', { title: todo.title })}
              icon={<Trash2 aria-hidden />}
              onClick={() => void ask(todo)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const list = cva({ base: { listStyle: 'none' } })
const item = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '1',
    '& + &': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderTopColor: 'border' },
  },
})
