import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Ordered, Progress } from '#domain/system/door-order.ts'
import type { openedByDevice, toldAtDesk } from './asked.ts'

/** Opening a door from afar, and what becomes of the order. */
export const doorCalls = {
  /** For a reason, by somebody who proves once more who they are. */
  byDevice: defineCall<z.input<typeof openedByDevice>, Ordered>({
    method: 'POST',
    path: 'system/doorDevice/order',
    access: 'system.door-device:open',
    title: '远程开门',
  }),
  /** The entry of the register says why and who stands by. */
  byRegister: defineCall<z.input<typeof oneId>, Ordered>({
    method: 'POST',
    path: 'dormitory/unlock/order',
    access: 'dormitory.unlock:open',
    title: '按开锁登记开门',
  }),
  /** How far an order is; the person who waits asks again and again. */
  progress: defineCall<z.input<typeof oneId>, Progress>({
    method: 'GET',
    path: 'system/doorCommand/state',
    access: 'signed-in',
    passive: true,
    title: '开门指令的结果',
  }),
  /** This page is about to carry it out, with the relay beside it; once, and in time. */
  start: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'system/doorCommand/start',
    access: 'signed-in',
    title: '在本机执行开门指令',
    reply: 'nothing',
  }),
  /** What the relay beside this page made of it. */
  outcome: defineCall<z.input<typeof toldAtDesk>, void>({
    method: 'POST',
    path: 'system/doorCommand/outcome',
    access: 'signed-in',
    title: '回报本机执行的结果',
    reply: 'nothing',
  }),
}
