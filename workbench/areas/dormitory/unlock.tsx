import { unlock } from '#domain/dormitory/unlock.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { OpenByRegister } from './unlock/open-by-register.tsx'

/** 开锁登记: why a door is opened, for whom and before whom, and the opening itself. */
export function Screen() {
  const [asked, ask] = useAsked('open')
  return (
    <>
      <ListScreen resource={unlock} title={unlock.label} />
      {asked && <OpenByRegister key={asked} id={asked} onClose={() => ask(null)} />}
    </>
  )
}
