import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date } from '#domain/kernel/fields.ts'

interface Paying<Unpaid extends string> {
  /** The dictionary of its states: name, label, and the code and words of what is not paid. */
  readonly name: string
  readonly label: string
  readonly states: Readonly<Record<Unpaid | 'paid', string>>
  /** `发放日期` */
  readonly day: string
  /** `登记发放` */
  readonly act: string
  /** `已经发放的补助不能修改或删除` */
  readonly message: string
}

interface Paid {
  readonly state: string | null
  readonly paidOn: string | null
}

/**
 * Something that is paid once: `fields` are its state and the day, `rules` what follows. An act `pay` asks for the day,
 * the state goes by it, and what is paid stands. A resource with acts of its own names `rules.actions` beside them.
 */
export const paidOnce = <const Unpaid extends string>({
  name,
  label,
  states,
  day,
  act,
  message,
}: Paying<Unpaid>) => {
  const unpaid = Object.keys(states).find((code) => code !== 'paid') as Unpaid
  const tones: Readonly<Record<string, 'warning' | 'success'>> = { [unpaid]: 'warning', paid: 'success' }
  return {
    fields: {
      state: choice(label, closed(name, label, states, tones as never), { system: true }),
      paidOn: date(day, { system: true }),
    },
    rules: {
      computed: {
        state: { from: ['paidOn'], is: ({ paidOn }: Pick<Paid, 'paidOn'>) => (paidOn ? 'paid' : unpaid) },
      },
      stands: { while: ({ state }: Pick<Paid, 'state'>) => state === 'paid', message },
      actions: {
        pay: {
          label: act,
          when: ({ state }: Pick<Paid, 'state'>) => state === unpaid,
          asks: { paidOn: date(day, { required: true }) },
          keep: true,
        },
      },
    },
  } as const
}
