import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { SentLine } from '#domain/system/send-log/calls.ts'
import { sendChannels } from '#domain/system/send-log.ts'

const sum = (lines: readonly SentLine[]) => lines.reduce((total, { people }) => total + people, 0)

/** Each channel with its figure for every day, none left out. */
export const seriesOf = (lines: readonly SentLine[], days: readonly string[]) =>
  entriesOf(sendChannels).map(([channel, label]) => ({
    channel,
    label,
    values: days.map((day) => sum(lines.filter((line) => line.channel === channel && line.day === day))),
  }))

/** How many went, failed, and are still to go; in percent how many of those that are done arrived. */
export function totalsOf(lines: readonly SentLine[]) {
  const of = (...states: string[]) => sum(lines.filter(({ state }) => states.includes(state)))
  const [sent, failed] = [of('sent'), of('failed')]
  return {
    sent,
    failed,
    waiting: of('waiting', 'sending'),
    rate: sent + failed > 0 ? (sent / (sent + failed)) * 100 : null,
  }
}
