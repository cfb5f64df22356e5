/**
 * Stops with a plain line where this Node cannot run TypeScript; `npm run` normally brings Node 24 along.
 * Whatever an older Node could not even load is imported after this.
 */
export function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  console.error(
    `This is Node ${process.versions.node}; Node 22.18 or newer is needed.\n` +
      'Either install it, or run `npm ci` with install scripts allowed: Node 24 then comes with the project.',
  )
  process.exit(1)
}
