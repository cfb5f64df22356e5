import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { OwnTask } from '#domain/resource/own-task.ts'
import type { cronAsked } from './cron-asked.ts'

export const taskCalls = {
  /** What I have asked for, the latest first. */
  mine: defineCall<undefined, readonly OwnTask[]>({
    method: 'GET',
    path: 'resource/task/mine',
    access: 'signed-in',
    passive: true,
    title: '我的后台任务',
    reply: 'list',
  }),
  state: defineCall<z.input<typeof oneId>, OwnTask>({
    method: 'GET',
    path: 'resource/task/state',
    access: 'signed-in',
    passive: true,
    title: '后台任务的状态',
  }),
  /** Of what has ended already nothing changes. */
  cancel: defineCall<z.input<typeof oneId>, OwnTask>({
    method: 'POST',
    path: 'resource/task/cancel',
    access: 'signed-in',
    title: '取消后台任务',
  }),
}

export const jobCalls = {
  /** In the school's zone; none when it is no expression. */
  upcoming: defineCall<z.input<typeof cronAsked>, readonly string[]>({
    method: 'GET',
    path: 'resource/job/upcoming',
    access: 'resource.job:view',
    title: '表达式接下来的五次时间',
    reply: 'list',
  }),
}
