import { setFlagsFromString } from 'node:v8'

const plain = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
const better = ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering']

/**
 * Opens PostgreSQL made of WebAssembly so that what it needs from the start stays as V8 first compiles it. Otherwise its
 * parser, one function of 105 kB, is compiled a second time after some statements, and that alone takes 600 MB. What is
 * called later for the first time is still compiled better where it is called much: sorting, joins, aggregates.
 */
export async function openThriftily<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  for (const flag of plain) setFlagsFromString(flag)
  try {
    return await open()
  } finally {
    for (const flag of better) setFlagsFromString(flag)
  }
}
