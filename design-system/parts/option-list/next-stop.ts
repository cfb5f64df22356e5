const stops =
  'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"])'

/**
 * The stop of the Tab key after `from`, within the dialog it stands in. For what has its list in another place of
 * the document, from where the browser would go on wrongly.
 */
export const nextStop = (from: HTMLElement) => {
  const within: ParentNode = from.closest('[role=dialog], [role=alertdialog]') ?? document
  const all = [...within.querySelectorAll<HTMLElement>(stops)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
  )
  return all.find((each) => from.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING)
}
