import { lazy } from 'react'
import type { WallCode } from '#domain/system/wall/screens.ts'
import type { Composition } from './composition.ts'

const loads = {
  zhcpdatascreenone: () => import('./screens/affairs.tsx'),
  zhcpdatascreentwo: () => import('./screens/evaluation.tsx'),
  zhcpdatascreenthree: () => import('./screens/monitoring.tsx'),
  dormBigScreen: () => import('./screens/dormitory.tsx'),
  leavedatascreenone: () => import('./screens/leave.tsx'),
  dormInspect: () => import('./screens/inspection.tsx'),
  welcome: () => import('./screens/welcome.tsx'),
  lofTV: () => import('./screens/college.tsx'),
} satisfies { readonly [C in WallCode]: () => Promise<{ readonly default: Composition<C> }> }

/** Each comes, charts and all, when its wall shows it. */
export const compositions = {
  zhcpdatascreenone: lazy(loads.zhcpdatascreenone),
  zhcpdatascreentwo: lazy(loads.zhcpdatascreentwo),
  zhcpdatascreenthree: lazy(loads.zhcpdatascreenthree),
  dormBigScreen: lazy(loads.dormBigScreen),
  leavedatascreenone: lazy(loads.leavedatascreenone),
  dormInspect: lazy(loads.dormInspect),
  welcome: lazy(loads.welcome),
  lofTV: lazy(loads.lofTV),
} satisfies { readonly [C in WallCode]: Composition<C> }
