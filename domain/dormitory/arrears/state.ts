import { fenOrNone } from '#domain/kernel/money.ts'

interface Facts {
  readonly due: string | null
  readonly paid: string | null
}

/** What was paid covers what is due, a part of it, or nothing. */
export const arrearsStateOf = ({ due, paid }: Facts): 'owing' | 'part' | 'paid' => {
  const [owed, given] = [fenOrNone(due), fenOrNone(paid)]
  if (given >= owed) return 'paid'
  return given > 0 ? 'part' : 'owing'
}
