import { lazy, Suspense } from 'react'
import { wall } from '#domain/system/wall.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { strip } from './wall/strip.tsx'

const Pictures = lazy(async () => ({ default: (await import('./wall/pictures.tsx')).Pictures }))

/** 大屏设备: the displays, and above their rows what each of them shows now. */
export function Screen() {
  const above = (
    <Suspense fallback={<div className={strip} />}>
      <Pictures />
    </Suspense>
  )
  return <ListScreen resource={wall} title={wall.label} above={above} />
}
