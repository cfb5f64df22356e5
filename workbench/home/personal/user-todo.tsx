import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Asked } from '#workbench/home/today/asked.tsx'
import { todosQuery } from '#workbench/home/today/queries.ts'
import { TodoForm } from './user-todo/todo-form.tsx'
import { TodoList } from './user-todo/todo-list.tsx'

/** 我的待办: what the college waits for, and what the person noted for themselves. */
export function Screen() {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'done'>('open')
  return (
    <Stack>
      <PageHeader
        title={t('我的待办')}
        description={t('学校需要您办理的事项排在前面，后面是您自己记下的。')}
        actions={
          <Segmented
            label={t('待办状态')}
            options={[
              { value: 'open', label: t('未完成') },
              { value: 'done', label: t('已完成') },
            ]}
            value={state}
            onChange={(next) => setState(next ?? 'open')}
          />
        }
      />
      {state === 'open' && (
        <Card>
          <TodoForm />
        </Card>
      )}
      <Card>
        <Asked query={useQuery(todosQuery(state))}>
          {(todos) => <TodoList todos={todos} state={state} />}
        </Asked>
      </Card>
    </Stack>
  )
}
