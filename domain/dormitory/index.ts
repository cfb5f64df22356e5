import { defineArea } from '#domain/kernel/area.ts'
import { browse, custom, list, manage } from '#domain/kernel/screen.ts'
import { abnormalAccess } from './abnormal-access.ts'
import { arrears } from './arrears/arrears.ts'
import { bed } from './bed.ts'
import { checkEvents, checkGroup, checkResources, checkScreens } from './check/manifest.ts'
import { checkOut } from './check-out/application.ts'
import { checkOutProcess } from './check-out/process.ts'
import { checkOutReason } from './check-out/reason.ts'
import { checkOutGroup, checkOutScreens } from './check-out/screens.ts'
import { doorAccess } from './door-access.ts'
import { floor } from './house/floor.ts'
import { floorMaster } from './house/floor-master.ts'
import { roomLevel } from './house/room-level.ts'
import { roomMaster } from './house/room-master.ts'
import { roomType } from './house/room-type.ts'
import { staff } from './house/staff.ts'
import { leaveSchool } from './leave-school/leave-school.ts'
import { outside } from './outside/outside.ts'
import { outsideProcess } from './outside/process.ts'
import { outsideScreens } from './outside/screens.ts'
import { presort } from './presort/presort.ts'
import { repairEvents, repairGroups, repairResources, repairScreens } from './repair/manifest.ts'
import { room } from './room.ts'
import { roomChange } from './room-change/application.ts'
import { roomChangePlan } from './room-change/plan.ts'
import { roomChangeProcess } from './room-change/process.ts'
import { roomChangeGroup, roomChangeScreens } from './room-change/screens.ts'
import { roomChangeSettings } from './room-change/settings.ts'
import { roomChoice } from './room-choice/choice.ts'
import { roomChoiceQuota } from './room-choice/quota.ts'
import { signEvents, signPaths, signResources, signScheduled, signScreens } from './sign/manifest.ts'
import { stay } from './stay.ts'
import { stayApplication } from './stay-at-school/application.ts'
import { stayProcess } from './stay-at-school/process.ts'
import { stayGroup, stayScreens } from './stay-at-school/screens.ts'
import { staySettings } from './stay-at-school/settings.ts'
import { unlock } from './unlock.ts'
import { visitScreens } from './visit/screens.ts'
import { visitSettings } from './visit/settings.ts'
import { visit } from './visit/visit.ts'
import {
  whereaboutsEvents,
  whereaboutsResources,
  whereaboutsScheduled,
  whereaboutsScreens,
} from './whereabouts/manifest.ts'

const place = ['view', 'add', 'move', 'moveOut'] as const
const duties = ['view', 'add', 'update', 'remove', 'export'] as const
const leaving = [...manage, 'leave', 'comeBack', 'giveUp'] as const
const handle = ['view', 'update', 'export'] as const

/** Where students live: its keepers see the buildings they keep. */
export const dormitory = defineArea({
  area: 'dormitory',
  title: '宿舍管理',
  icon: 'bed',
  resources: [
    floor,
    roomType,
    roomLevel,
    room,
    bed,
    stay,
    floorMaster,
    roomMaster,
    staff,
    doorAccess,
    abnormalAccess,
    unlock,
    staySettings,
    stayApplication,
    roomChangePlan,
    roomChangeSettings,
    roomChange,
    checkOutReason,
    checkOut,
    leaveSchool,
    outside,
    presort.proposal,
    presort.lines,
    ...checkResources,
    roomChoiceQuota,
    roomChoice,
    arrears,
    ...repairResources,
    ...signResources,
    ...whereaboutsResources,
    visit,
    visitSettings,
  ],
  processes: {
    'stay-at-school': stayProcess,
    'room-change': roomChangeProcess,
    'check-out': checkOutProcess,
    'outside-living': outsideProcess,
  },
  events: {
    'abnormal-access': { label: '异常通行提醒' },
    'stay-arranged': { label: '留校床位安排结果' },
    'room-change': { label: '调宿进展' },
    'dormitory-arrears': { label: '住宿费催缴' },
    ...checkEvents,
    ...repairEvents,
    ...signEvents,
    ...whereaboutsEvents,
  },
  scheduled: {
    'watch-doors': { label: '查找异常通行', cron: '*/10 * * * *' },
    ...signScheduled,
    ...whereaboutsScheduled,
  },
  screens: [
    list(
      stay,
      'clipboard-list',
      {
        admin: [...place, 'export'],
        dormmaster: [...place, 'export'],
        counsellor: browse,
        department: browse,
      },
      { path: 'dormitory/registration' },
    ),
    custom(bed, 'layout-grid', { admin: ['view'], dormmaster: ['view'] }, { title: '床位图' }),
    custom(
      bed,
      'bed',
      {
        admin: [...manage, 'labels', 'renewCode'],
        dormmaster: [...browse, 'update', 'labels', 'renewCode'],
      },
      { path: 'dormitory/bed-list', title: '床位台账' },
    ),
    list(
      presort.proposal,
      'list-checks',
      { admin: [...duties, 'compute', 'revise', 'apply', 'takeBack', 'drop', 'rows'] },
      { title: '床位预分' },
    ),
    list(
      presort.lines,
      'list-checks',
      { admin: [...browse, 'lock', 'unlock', 'move', 'leaveOut'] },
      { title: '预分明细' },
    ),
    list(roomChoiceQuota, 'sliders-horizontal', { admin: duties, department: duties }),
    list(
      roomChoice,
      'list-checks',
      { admin: browse, department: browse },
      { path: 'dormitory/room-choice-query', title: '选房结果' },
    ),
    custom(roomChoice, 'door-open', { newstudent: ['choose'] }, { title: '新生选房' }),
    list(arrears, 'credit-card', {
      admin: [...manage, 'pay', 'urge'],
      dormmaster: [...browse, 'pay', 'urge'],
    }),
    list(floor, 'layers', { admin: manage, dormmaster: browse }),
    list(room, 'door-open', { admin: manage, dormmaster: browse }),
    list(roomType, 'layout-grid', { admin: manage }),
    list(roomLevel, 'award', { admin: manage }),
    list(staff, 'user-cog', { admin: [...manage, 'reveal'], dormmaster: [...browse, 'reveal'] }),
    list(floorMaster, 'user-check', { admin: [...manage, 'reveal'], dormmaster: [...duties, 'reveal'] }),
    list(roomMaster, 'user-check', { admin: manage, dormmaster: duties, counsellor: duties }),
    list(doorAccess, 'scroll-text', { admin: browse, dormmaster: browse }),
    list(abnormalAccess, 'bell', { admin: handle, dormmaster: handle, counsellor: handle }),
    custom(unlock, 'key-round', {
      admin: [...manage, 'open'],
      dormmaster: ['view', 'add', 'update', 'export', 'open'],
    }),
    ...signScreens,
    ...checkScreens,
    ...roomChangeScreens,
    ...checkOutScreens,
    list(leaveSchool, 'door-open', { admin: leaving, dormmaster: leaving }),
    ...outsideScreens,
    ...stayScreens,
    ...whereaboutsScreens,
    ...visitScreens,
    ...repairScreens,
  ],
  joined: [
    {
      title: '调宿、退宿与走读',
      screens: [
        'dormitory/room-change-apply',
        'dormitory/room-change-confirm',
        'dormitory/checkout-apply',
        'dormitory/outside-apply',
      ],
    },
  ],
  groups: [
    {
      code: 'staying',
      title: '住宿安排',
      icon: 'bed',
      screens: [
        'dormitory/bed',
        'dormitory/registration',
        'dormitory/bed-list',
        'dormitory/bed-presort',
        'dormitory/bed-presort-line',
        'dormitory/room-choice-quota',
        'dormitory/room-choice-query',
        'dormitory/room-choice',
        'dormitory/arrears',
      ],
    },
    {
      code: 'house',
      title: '房源与人员',
      icon: 'building-2',
      screens: [
        'dormitory/floor',
        'dormitory/room',
        'dormitory/room-type',
        'dormitory/room-level',
        'dormitory/staff',
        'dormitory/floor-master',
        'dormitory/room-master',
        'dormitory/visit-config',
        'dormitory/health-config',
      ],
    },
    checkGroup,
    ...repairGroups,
    {
      code: 'doors',
      title: '门禁与签到',
      icon: 'key-round',
      screens: [...signPaths, 'dormitory/door-access', 'dormitory/abnormal-access', 'dormitory/unlock'],
    },
    roomChangeGroup,
    checkOutGroup,
    stayGroup,
  ],
})
