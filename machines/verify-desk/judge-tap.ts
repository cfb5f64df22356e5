import { holds, judged, keyOf, type Line, refused, waits } from './line.ts'
import type { DeskCalls, JudgeInput } from './verify-desk.ports.ts'

/**
 * What is said to a tap. It is kept before it is sent, and what is said without the server is kept before it is said:
 * whatever happens next, it is known here what a student heard. While anything waits for the network it goes behind
 * that; where there is no copy to judge by, the server alone can say.
 */
export const judgeTap =
  ({ keep, verify, judgeHere }: Pick<DeskCalls, 'keep' | 'verify' | 'judgeHere'>) =>
  async ({ line, lines }: JudgeInput): Promise<Line> => {
    // Where this browser keeps nothing, the desk says so, and the line lives as long as the page.
    await keep(line).catch(() => {})

    async function byServer(): Promise<Line | null> {
      const heard = await verify(line.entry)
      if (heard.ok) return judged(line, heard.value)
      return heard.fault.type === 'refused' ? refused(line, heard.fault.message) : null
    }

    async function byCopy(): Promise<Line | null> {
      const here = await judgeHere(line.entry, passedHere(lines))
      if (!here) return null
      const { verdict, passes, student } = here
      const told = { verdict, passed: passes, overridden: false, provisional: true }
      const said: Line = { ...line, told, student }
      await keep(said).catch(() => {})
      return said
    }

    const isBehind = lines.some((other) => keyOf(other) !== keyOf(line) && waits(other))
    const [first, second] = isBehind ? [byCopy, byServer] : [byServer, byCopy]
    return (await first()) ?? (await second()) ?? line
  }

const passedHere = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(lines.filter(holds).flatMap(({ student }) => (student ? [student.id] : [])))
