import { Circle } from 'lucide-react'
import { icons } from './icons.ts'

/** Draws the icon a menu names. A name that is not in our set gets a plain mark: nothing is fetched from elsewhere. */
export const MenuIcon = ({ name }: { readonly name?: string | null }) => {
  const Icon = icons[kebab(name ?? '')] ?? Circle
  return <Icon aria-hidden />
}

/** `UserRound`, `userRound` and `user-round` are one icon. */
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
