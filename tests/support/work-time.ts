/**
 * Processor time of this thread since the call, in milliseconds: a busy machine takes time on the wall, not of this. With
 * `everywhere` that of every thread of the process.
 */
export function workTime(everywhere = false): () => number {
  const spent = () => {
    const { user, system } = everywhere ? process.cpuUsage() : process.threadCpuUsage()
    return (user + system) / 1_000
  }
  const began = spent()
  return () => spent() - began
}
