import { fenOf } from '#domain/kernel/money.ts'

interface Facts {
  readonly due: string | null
  readonly paid: string | null
}

/** What was paid covers what is due, a part of it, or nothing. */
export const arrearsStateOf = ({ due, paid }: Facts): 'owing' | 'part' | 'paid' => {
  const [owed, given] = [fenOf(due ?? '0.00'), fenOf(paid ?? '0.00')]
  if (given >= owed) return 'paid'
  return given > 0 ? 'part' : 'owing'
}
