import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { roomAsked, treeAsked } from './asked.ts'

/** A campus, a house, a floor or a room, with what lies in it. */
export interface HouseNode {
  readonly id: string
  readonly value: string
  readonly title: string
  readonly label: string
  readonly kind: 'campus' | 'dorm' | 'floor' | 'room'
  readonly children: readonly HouseNode[]
}

export interface RoomStudent {
  readonly id: string
  readonly name: string
  readonly studentNo: string
  readonly bedId: string
  readonly bedNo: number
}

/** The dormitory's calls of the base service, under the names that other systems know. */
export const houseCalls = {
  tree: defineCall<z.input<typeof treeAsked>, readonly HouseNode[]>({
    method: 'GET',
    path: 'base/school/getDormTree',
    access: 'base.building:look-up',
    title: '宿舍楼树',
    reply: 'tree',
  }),
  roomTree: defineCall<z.input<typeof treeAsked>, readonly HouseNode[]>({
    method: 'GET',
    path: 'base/school/getDormRoomTree',
    access: 'dormitory.room:look-up',
    title: '宿舍房间树',
    reply: 'tree',
  }),
  students: defineCall<z.input<typeof roomAsked>, readonly RoomStudent[]>({
    method: 'GET',
    path: 'base/school/getRoomStu',
    access: 'dormitory.stay:view',
    title: '房间的住宿学生',
    reply: 'list',
  }),
}
