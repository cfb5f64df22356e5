import { doorDevice } from '#domain/system/door-device.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { useAsked } from '#workbench/portal/use-asked.ts'
import { OpenByDevice } from './door-device/open-by-device.tsx'

/** 门禁设备: the doors, and the way to open one from afar. */
export function Screen() {
  const [asked, ask] = useAsked('open')
  return (
    <>
      <ListScreen resource={doorDevice} title={doorDevice.label} />
      {asked && <OpenByDevice key={asked} id={asked} onClose={() => ask(null)} />}
    </>
  )
}
