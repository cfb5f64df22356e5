import { type PropsWithChildren, useLayoutEffect, useRef } from 'react'

const live = /:(hover|active|focus-visible|focus-within)\b/g

/** The rules of live states once more, for what carries them in `data-forced`; layers and conditions stay round them. */
const forced = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      const text = rule.cssText
      if (rule instanceof CSSStyleRule)
        return text.search(live) < 0 ? '' : text.replaceAll(live, '[data-forced~=$1]')
      if (!(rule instanceof CSSGroupingRule)) return ''
      const inner = forced(rule.cssRules)
      return inner && `${text.slice(0, text.indexOf('{'))}{${inner}}`
    })
    .join('\n')

/** Shows components as the pointer and the keys would leave them: `data-forced="hover"`, `active` or `focus-visible`. */
export const ForcedStates = ({ children }: PropsWithChildren) => {
  useLayoutEffect(() => {
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets].map(({ cssRules }) => forced(cssRules)).join('\n')
    document.head.append(style)
    return () => style.remove()
  }, [])
  return children
}

const takesFocus = 'input:not([type=hidden]), button, a[href], [tabindex="0"]'

interface ForcedProps extends PropsWithChildren {
  readonly state: 'hover' | 'active' | 'focus'
}

/** What stands within, as one state leaves all of its parts; within `ForcedStates`. The focus is on the first that takes it. */
export const Forced = ({ state, children }: ForcedProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const parts = [...(box.current?.querySelectorAll<HTMLElement>('*') ?? [])]
    const focused = box.current?.querySelector<HTMLElement>(takesFocus)
    for (const part of parts) {
      if (state !== 'focus') part.dataset.forced = state
      else if (part === focused) part.dataset.forced = 'focus-visible focus-within'
      else if (part.contains(focused ?? null)) part.dataset.forced = 'focus-within'
    }
  }, [state])
  return <div ref={box}>{children}</div>
}
