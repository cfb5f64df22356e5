import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react'

const icons = { info: Info, success: CircleCheck, warning: CircleAlert, danger: CircleX }

/** The shape repeats what the colour says, for those who cannot tell colours apart. */
export const ToneIcon = ({ tone }: { readonly tone: keyof typeof icons }) => {
  const Icon = icons[tone]
  return <Icon aria-hidden />
}
