/** How long it takes, in seconds. */
export async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return { seconds: (performance.now() - began) / 1000 }
}
