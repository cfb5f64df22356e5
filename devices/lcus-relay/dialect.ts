import { type Dialect, silence, speechOf } from '#devices/dialect.ts'
import { orders } from './codec.ts'

/** @public */
export const lcusRelayDialect: Dialect = {
  sent: speechOf(orders, ({ relay, on }) => ({
    text: on ? '吸合继电器' : '断开继电器',
    detail: String(relay),
  })),
  received: silence,
  private: false,
}
