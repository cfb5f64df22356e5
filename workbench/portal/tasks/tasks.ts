import { queryOptions } from '@tanstack/react-query'
import { hasEnded, type OwnTask } from '#domain/resource/task.ts'
import { http } from '#workbench/http/http.ts'

/** Under one key, so that a task which ends brings all that shows tasks up to date. */
export const tasksKey = 'resource/task'

/** Between two looks at a task that is under way, in milliseconds: soon at first, then ever more seldom. */
const pauses = [400, 700, 1000, 1500, 2500, 4000]

const pauseAfter = (looks: number) => pauses[Math.min(looks, pauses.length - 1)] ?? 4000

/** How one task stands; asked again until it has ended. */
export const taskQuery = (id: string | null) =>
  queryOptions({
    queryKey: [tasksKey, 'state', id],
    queryFn: () => http<OwnTask>('resource/task/state', { query: { id }, quiet: true }),
    enabled: id !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && hasEnded(data) ? false : pauseAfter(dataUpdateCount),
  })

/** My latest tasks; looked at often only while one of them is under way. */
export const myTasksQuery = queryOptions({
  queryKey: [tasksKey, 'mine'],
  queryFn: () => http<readonly OwnTask[]>('resource/task/mine', { quiet: true }),
  refetchInterval: ({ state: { data = [] } }) => (data.every(hasEnded) ? 60_000 : 3000),
  refetchOnWindowFocus: true,
})

export const cancelTask = (id: string) =>
  http<OwnTask>('resource/task/cancel', { method: 'POST', body: { id } })
