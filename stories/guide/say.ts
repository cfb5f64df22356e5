import { useSyncExternalStore } from 'react'
import chinese from './chinese.json'

const root = document.documentElement
const follow = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
const known: Readonly<Record<string, string>> = chinese

/** Says a text of the book in the language of the toolbar: guides are written in English, and read in Chinese first. */
export function useSay(): (text: string) => string {
  const english = useSyncExternalStore(follow, () => root.lang === 'en')
  return (text) => (english ? text : (known[text] ?? text))
}
