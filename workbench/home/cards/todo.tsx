import { useQuery } from '@tanstack/react-query'
import { Empty } from '#design-system/empty/empty.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { todosQuery } from '#workbench/home/today/queries.ts'
import { TodoLine } from '#workbench/home/today/todo-line.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

const most = 6

/** What is to be done next. */
export function TodoCard() {
  const { t } = useTranslation()
  return (
    <DeskCard card="todo" more="/personal/usertodo">
      <Asked query={useQuery(todosQuery('open'))}>
        {(todos) =>
          todos.length === 0 ? (
            <Empty size="sm" title={t('没有待办，都处理完了')} />
          ) : (
            <Stack gap="xs">
              {todos.slice(0, most).map((todo) => (
                <TodoLine key={todo.id} todo={todo} />
              ))}
            </Stack>
          )
        }
      </Asked>
    </DeskCard>
  )
}
