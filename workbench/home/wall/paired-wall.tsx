import { useState } from 'react'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { InLook } from './in-look.tsx'
import { Notice } from './notice.tsx'
import { useOrders } from './orders.ts'
import { PairingCode } from './pairing-code.tsx'
import { Player } from './player.tsx'

/** /datascreen/wall: a display that shows what its row in 系统管理 › 大屏设备 says. */
export function PairedWall() {
  const { t } = useTranslation()
  const [showing, setShowing] = useState<WallCode | null>(null)
  const orders = useOrders(showing)
  if (orders === 'unpaired') return <PairingCode />
  if (!orders) return <Notice>{t('正在打开')}</Notice>
  return (
    <InLook look={orders.look}>
      <Player
        key={JSON.stringify([orders.screens, orders.dwell, orders.dwells, orders.startsAt, orders.endsAt])}
        playlist={orders}
        onShow={setShowing}
      />
    </InLook>
  )
}
