import { kbd } from '#styled-system/recipes/index.js'

export interface KbdProps {
  /** As on the keys: `Ctrl+K`, `Esc`. */
  readonly keys: string
}

/** Keys to press, drawn as keys. A picture for the eye: what it stands beside names them with `aria-keyshortcuts`. */
export const Kbd = ({ keys }: KbdProps) => (
  <span aria-hidden>
    {keys.split('+').map((key) => (
      <kbd key={key} className={kbd()}>
        {key}
      </kbd>
    ))}
  </span>
)

/** `Ctrl+K` as `aria-keyshortcuts` spells it. */
export const ariaKeys = (keys: string) => keys.replace(/\bCtrl\b/g, 'Control').replace(/\bEsc\b/g, 'Escape')
