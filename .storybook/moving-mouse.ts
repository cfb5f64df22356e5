/**
 * The mouse of user-event stands at (0, 0) for ever, and a menu that has opened heeds only a mouse that moves
 * (@zag-js/focus-visible): before it comes over an entry, it was elsewhere.
 */
addEventListener(
  'pointerover',
  ({ target, isTrusted }) => {
    if (isTrusted || !(target as Element).closest('[role^=menuitem]')) return
    const elsewhere = { clientX: -1, clientY: -1, pointerType: 'mouse' }
    document.dispatchEvent(new PointerEvent('pointermove', elsewhere))
  },
  true,
)
