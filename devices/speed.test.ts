import { expect, it } from 'vitest'
import { streams, throughput } from '#tests/bench/tap/parsers.ts'

it.each(Object.keys(streams))(
  'check 14: %s, at least 20 MB/s in chunks of 64 bytes, and 2 MB/s in single bytes',
  (name) => {
    expect(throughput(name, 64, 1).ours).toBeGreaterThan(20)
    expect(throughput(name, 1, 0.25).ours).toBeGreaterThan(2)
  },
)
