import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

/**
 * A box that tells whole words: what an input method is still putting together is shown in the box and told to nobody.
 * Spread the answer over the box.
 */
export function useWords(value: string, onWords: (words: string) => void) {
  const composing = useRef(false)
  const [half, setHalf] = useState<string | null>(null)
  const tell = (words: string) => {
    setHalf(null)
    if (words !== value) onWords(words)
  }
  return {
    value: half ?? value,
    onChange: ({ currentTarget }: ChangeEvent<Box>) =>
      composing.current ? setHalf(currentTarget.value) : tell(currentTarget.value),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => {
      composing.current = false
      tell(currentTarget.value)
    },
  }
}
