import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { todosQuery } from '#workbench/home/today/queries.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { TodoForm } from './todo-form.tsx'
import { TodoList } from './todo-list.tsx'

/** What is to be done and what was done, with a line to note something new. */
export function Todos() {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'done'>('open')
  const query = useQuery(todosQuery(state))
  return (
    <Stack>
      <Segmented
        label={t('待办状态')}
        options={[
          { value: 'open', label: t('未完成') },
          { value: 'done', label: t('已完成') },
        ]}
        value={state}
        onChange={(next) => setState(next ?? 'open')}
      />
      {state === 'open' && (
        <Card>
          <TodoForm />
        </Card>
      )}
      <Card>
        <Asked query={query}>{(todos) => <TodoList todos={todos} state={state} />}</Asked>
      </Card>
    </Stack>
  )
}
