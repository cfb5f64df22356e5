import { useEffect, useState } from 'react'
import { useRowAddress } from './detail/use-row-address.ts'
import type { Edited } from './row-sheet.tsx'

/** What stands in the sheet of a row: a form, or what is read by the address. It stays while the sheet slides out. */
export function useSheet() {
  const address = useRowAddress()
  const [form, setForm] = useState<Edited & { readonly open: boolean }>({ at: 0, open: false })
  const [viewed, setViewed] = useState(address.opened)
  const [last, setLast] = useState<'form' | 'row'>('row')
  const part = form.open ? 'form' : address.opened !== undefined ? 'row' : last
  if (part !== last) setLast(part)
  if (address.opened !== undefined && address.opened !== viewed) setViewed(address.opened)
  const wanted = form.open || address.opened !== undefined
  const [open, setOpen] = useState(false)
  // Effects run only in sight. Behind another tab a sheet would miss its opening, and wait for ever to slide out.
  useEffect(() => setOpen(wanted), [wanted])
  return {
    address,
    viewed,
    open,
    edited: part === 'form' ? form : undefined,
    edit: (next: Pick<Edited, 'row' | 'given'>) => setForm({ ...next, at: form.at + 1, open: true }),
    leave: () => setForm((before) => ({ ...before, open: false })),
  }
}
