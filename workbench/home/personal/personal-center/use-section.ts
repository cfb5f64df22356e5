import { useEffect, useState } from 'react'

const sections = [
  'profile',
  'password',
  'bindings',
  'second-factor',
  'devices',
  'seen-by',
  'messages',
  'signature',
] as const
type Section = (typeof sections)[number]

const isSection = (word: string | null): word is Section => sections.some((each) => each === word)
const sectionIn = (search: string): Section => {
  const word = new URLSearchParams(search).get('tab')
  return isSection(word) ? word : 'profile'
}

/** The section that shows: the one the address names, until the person chooses another. */
export function useSection(search: string) {
  const [section, setSection] = useState<Section>(() => sectionIn(search))
  useEffect(() => setSection(sectionIn(search)), [search])
  return [section, (word: string) => isSection(word) && setSection(word)] as const
}
