/**
 * Whether this run is the long tier (`npm run test:long`), which looks for rare faults by volume. The gate tries each
 * rule with one case that is enough to break it. What only the long tier runs is named `*.long.*`.
 */
export const isLong = process.env.TEST_TIER === 'long'

/** Of several cases all in the long tier, the first in the gate. */
export const cases = <Case>(all: readonly Case[]): readonly Case[] => (isLong ? all : all.slice(0, 1))
