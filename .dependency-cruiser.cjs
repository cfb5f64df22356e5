/** What a part may import beside itself: nothing else of ours. */
const mayImport = {
  'domain/kernel': ['domain/roles.ts'],
  'design-system': ['styled-system'],
  // A process is declared over its chart, and a chart knows of the school only what the kernel says.
  domain: ['domain', 'machines/flows'],
  machines: ['domain', 'machines'],
  'machines/flows': ['domain/kernel', 'machines/flows', 'machines/test-model.ts'],
  devices: ['domain/kernel', 'domain/kits/resident-id.ts', 'devices'],
  server: ['domain', 'machines', 'server'],
  // Another program than the server: it speaks to a controller and to the portal.
  'server/node/gateway': ['domain', 'devices', 'server/platform/doors/sign.ts'],
  workbench: ['domain', 'machines', 'devices', 'design-system', 'styled-system', 'workbench'],
}
/** The floors of a part, the lowest first: a floor may import itself and what stands below it, types included. */
const floors = {
  server: [
    'core',
    'engine',
    'identity',
    'platform',
    'personal',
    'areas',
    'registry.ts',
    'routes.ts',
    'app.ts',
    'demo',
    'node',
    'main.ts',
  ],
  workbench: [
    'language',
    'http',
    'files',
    'navigation',
    'account',
    'portal',
    'engine',
    'devices',
    'home',
    'areas',
    'screens.ts',
    'registry.ts',
    'shell',
    'main.tsx',
  ],
}
const on = (part, some) => `^${part}/(${some.map((floor) => floor.replace('.', '\\.')).join('|')})(/|$)`
const ours =
  '^(domain|design-system|machines|devices|workbench|server|stories|tests|scripts|styled-system|\\.storybook)/'
const tests = '(\\.(test|test-d|browser\\.test)\\.tsx?$)'

module.exports = {
  floors,
  forbidden: [
    ...Object.entries(floors).flatMap(([part, all]) => [
      ...all.slice(0, -1).map((floor, at) => ({
        name: `${part}-${floor}-imports-no-higher-floor`,
        severity: 'error',
        from: { path: on(part, [floor]), pathNot: tests },
        to: { path: `^${part}/`, pathNot: on(part, all.slice(0, at + 1)) },
      })),
      {
        name: `${part}-has-no-other-floor`,
        severity: 'error',
        from: { path: `^${part}/`, pathNot: `${on(part, all)}|${tests}` },
        to: {},
      },
    ]),
    ...Object.entries(mayImport).map(([room, below]) => ({
      name: `${room.replaceAll('/', '-')}-imports-only-what-is-below`,
      severity: 'error',
      from: { path: `^${room}/`, pathNot: room === 'server' ? `^server/node/gateway/|${tests}` : tests },
      to: { path: ours, pathNot: [room, ...below].map((path) => `^${path}`) },
    })),
    {
      name: 'the-kernel-knows-roles-by-type-only',
      severity: 'error',
      from: { path: '^domain/kernel/', pathNot: tests },
      to: { path: '^domain/roles\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'areas-do-not-reach-into-each-other',
      severity: 'error',
      from: { path: '^(workbench|server)/areas/([^/]+)/' },
      to: { path: '^(workbench|server)/areas/', pathNot: '^$1/areas/$2/' },
    },
    {
      name: 'a-driver-knows-no-browser-and-no-other-driver',
      severity: 'error',
      from: { path: '^devices/(?!transport)([^/]+)/', pathNot: tests },
      to: {
        path: '^devices/',
        pathNot: '^devices/($1/|[^/]+\\.ts|(sim|model|card-number)/|transport/(hid-)?transport\\.ts)',
      },
    },
    {
      name: 'domain-is-plain',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(zod|dayjs|xstate)' },
    },
    {
      name: 'machines-know-no-react-and-no-network',
      severity: 'error',
      from: { path: '^machines/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/xstate' },
    },
    {
      name: 'the-app-runs-in-a-browser-too',
      comment: 'Only server/node and the programs may use Node; the app itself also answers behind MSW.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/(node/|main\\.ts)|${tests}` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-programs-reach-into-server-node',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/(node/|main\\.ts)|${tests}` },
      to: { path: '^server/node/' },
    },
    {
      name: 'no-knots',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', 'styled-system'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
