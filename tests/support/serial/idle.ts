const everyMs = 10

/** A timer that does nothing: by how many milliseconds it was late at most since it was last asked is the machine's doing. */
export function idle() {
  let ticked = performance.now()
  let latest = 0
  const timer = setInterval(() => {
    latest = Math.max(latest, performance.now() - ticked - everyMs)
    ticked = performance.now()
  }, everyMs)
  return {
    late() {
      const most = Math.round(latest)
      latest = 0
      return most
    },
    stop: () => clearInterval(timer),
  }
}
