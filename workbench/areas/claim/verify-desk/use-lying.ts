import { useState } from 'react'

/** On which of the readers that can tell a card lies. */
export function useLying() {
  const [readers, setReaders] = useState<readonly string[]>([])
  return {
    cardLies: readers.length > 0,
    onPlace: (reader: string, lies: boolean) =>
      setReaders((before) => [...before.filter((id) => id !== reader), ...(lies ? [reader] : [])]),
  }
}
