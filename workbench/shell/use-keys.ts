import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { actOf, isTyping, type KeyAct } from './keys.ts'

/** Listens to the keys of the frame while it stands. */
export function useKeys(acts: Readonly<Record<KeyAct, () => void>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event)
    if (!act || isComposing(event) || event.defaultPrevented) return
    if ((act === 'keys' || act === 'search') && isTyping(event.target)) return
    event.preventDefault()
    acts[act]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
