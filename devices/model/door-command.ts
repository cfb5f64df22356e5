/** How far an order to open a door has come. `opened` is the device's own word; a write that worked proves nothing. */
export type DoorState = 'authorised' | 'sent' | 'opened' | 'unconfirmed' | 'refused'

/** An order the server authorised and logged, always a pulse: a door is never left open by a command. */
export interface DoorCommand {
  readonly id: string
  /** Output of the device, counted from 0. */
  readonly output: number
  /** Milliseconds the strike is released; a device rounds to its own unit. */
  readonly pulseMs: number
}
