const reachable =
  ':is(input, textarea, button, [tabindex]):not([tabindex="-1"], [hidden], [type="hidden"], :disabled)'

/** Opens what is folded round an element, brings it into sight and puts the focus into it. */
export const reveal = (element: HTMLElement) => {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const head = element.matches('[tabindex], summary')
  const target = head ? element : element.querySelector<HTMLElement>(reachable)
  target?.focus({ preventScroll: true })
  element.scrollIntoView({ block: head ? 'start' : 'center' })
}
