type Listener = (message: string) => void

let listener: Listener | null = null
const waiting: string[] = []

/** Tells the person something went wrong. Kept until there is a place on the screen to show it. */
export function notify(message: string) {
  if (listener) listener(message)
  else waiting.push(message)
}

/** The shell shows notices while it stands; the sign-in screen has its own place for them. */
export function showNotices(show: Listener): () => void {
  listener = show
  for (const message of waiting.splice(0)) show(message)
  return () => {
    if (listener === show) listener = null
  }
}
