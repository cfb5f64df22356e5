let down = false
const waiting = new Set<() => void>()

const press = () => {
  down = true
}

// The click follows the release in the same task; the person who waits comes after it.
const release = () =>
  setTimeout(() => {
    down = false
    const due = [...waiting]
    waiting.clear()
    for (const act of due) act()
  })

if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true }
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('pointerup', release, options)
  document.addEventListener('pointercancel', release, options)
  // Anyone who types has let go, even if that was not heard.
  document.addEventListener('keydown', release, options)
}

/** Acts at once, or after the click if a pointer is down. The answer takes it back. */
export const onceReleased = (act: () => void): (() => void) => {
  if (!down) {
    act()
    return () => {}
  }
  waiting.add(act)
  return () => void waiting.delete(act)
}
