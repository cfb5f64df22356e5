import { queryOptions } from '@tanstack/react-query'
import { hasEnded } from '#domain/resource/own-task.ts'
import { taskCalls } from '#domain/resource/tasks/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Under one key, so that a task which ends brings all that shows tasks up to date. */
export const tasksKey = 'resource/task'

/** Between two looks at a task that is under way, in milliseconds: soon at first, then ever more seldom. */
const pauses = [400, 700, 1000, 1500, 2500, 4000]

const pauseAfter = (looks: number) => pauses[Math.min(looks, pauses.length - 1)] ?? 4000

/** How one task stands; asked again until it has ended. */
export const taskQuery = (id: string | null) =>
  queryOptions({
    queryKey: [tasksKey, 'state', id],
    queryFn: () => ask(taskCalls.state, { id: id ?? '' }, { quiet: true }),
    enabled: id !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && hasEnded(data) ? false : pauseAfter(dataUpdateCount),
  })

/** My latest tasks; looked at often only while one of them is under way. */
export const myTasksQuery = queryOptions({
  queryKey: [tasksKey, 'mine'],
  queryFn: () => ask(taskCalls.mine, undefined, { quiet: true }),
  refetchInterval: ({ state: { data = [] } }) => (data.every(hasEnded) ? 60_000 : 3000),
  refetchOnWindowFocus: true,
})

export const cancelTask = (id: string) => ask(taskCalls.cancel, { id })
