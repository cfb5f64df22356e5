import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type {
  GoodsCounts,
  GoodsDesk,
  GoodsStudent,
  goodsAct,
  goodsCounted,
  goodsOfClass,
  goodsOfStudent,
  goodsUndo,
  goodsWho,
  PickingList,
} from './desk-calls.ts'

const view = 'claim.goods-order:view'
const receive = 'claim.goods-order:receive'

/** The calls of the goods desks: bedding, military clothing and keys. */
export const goodsCalls = {
  find: defineCall<z.input<typeof goodsWho>, readonly GoodsStudent[]>({
    method: 'POST',
    path: 'claim/goods/find',
    access: view,
    title: '领取台：查找学生',
    reply: 'list',
  }),
  desk: defineCall<z.input<typeof goodsOfStudent>, GoodsDesk>({
    method: 'GET',
    path: 'claim/goods/desk',
    access: view,
    title: '领取台：学生的购买与领取',
  }),
  act: defineCall<z.input<typeof goodsAct>, GoodsDesk>({
    method: 'POST',
    path: 'claim/goods/act',
    access: receive,
    title: '领取台：办理',
  }),
  undo: defineCall<z.input<typeof goodsUndo>, GoodsDesk>({
    method: 'POST',
    path: 'claim/goods/undo',
    access: receive,
    title: '领取台：撤销最近一次办理',
  }),
  counts: defineCall<z.input<typeof goodsCounted>, GoodsCounts>({
    method: 'GET',
    path: 'claim/goods/counts',
    access: view,
    title: '物资尺码统计',
  }),
  picking: defineCall<z.input<typeof goodsOfClass>, PickingList>({
    method: 'GET',
    path: 'claim/goods/picking',
    access: view,
    title: '班级配货单',
  }),
}
