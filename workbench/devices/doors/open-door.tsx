import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RelayButton } from '#design-system/relay-button/relay-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { realClock } from '#devices/clock.ts'
import { doorCommand } from '#domain/system/door-command.ts'
import type { Ordered } from '#domain/system/door-order.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { following } from './calls.ts'
import { carryOut, type Going } from './carry-out.ts'
import { isDeskRelay } from './desk-relay.ts'
import { RelayHere } from './relay-here.tsx'
import { useDeskRelay } from './use-desk-relay.ts'

export interface OpenDoorProps {
  readonly title: string
  /** Whose words the list behind it shows. */
  readonly resource: string
  readonly about: readonly { readonly label: string; readonly value: ReactNode }[]
  /** `gateway`, or the kind of the relay on this computer. */
  readonly relay: string
  readonly order: () => Promise<Ordered>
  /** What is to be filled before; nothing is ordered until it is `ready`. */
  readonly children?: ReactNode
  readonly ready?: boolean
  /** It opens once, and is done with then. */
  readonly once?: boolean
  readonly onClose: () => void
}

/** Opens one door: the order is held down, given by the server, and said to be carried out on the device's word alone. */
export function OpenDoor(props: OpenDoorProps) {
  const { title, resource, about, relay, order, children, ready = true, once, onClose } = props
  const { t } = useTranslation()
  const queries = useQueryClient()
  const here = useDeskRelay()
  const [going, show] = useState<Going>({ state: 'ready' })
  const busy = useRef(false)
  const missing = isDeskRelay(relay) && !here.atHand

  async function open() {
    if (busy.current) return
    busy.current = true
    await carryOut({ ...following, order, relay: here.atHand?.relay ?? null, clock: realClock }, show)
    busy.current = false
    for (const name of [resource, doorCommand.name]) void queries.invalidateQueries({ queryKey: [name] })
  }

  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{t('关闭')}</Button>}>
      <Stack>
        <Descriptions columns={1} items={[...about]} />
        {isDeskRelay(relay) && <RelayHere kind={relay} relay={here} />}
        {children}
        <RelayButton
          label={t('按住开门')}
          state={going.state}
          {...(going.reason && { reason: t(going.reason) })}
          disabled={!ready || missing || (once && going.state === 'opened')}
          onOpen={() => void open()}
        />
      </Stack>
    </Dialog>
  )
}
