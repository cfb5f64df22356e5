import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPackages } from './scripts/browser-packages.ts'
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts'
import { TestOrder } from './scripts/test-order.ts'
import { inOneFile } from './tests/support/in-one-file.ts'
import { prepared } from './tests/support/prepared.ts'
import { isLong } from './tests/support/tier.ts'
import { withInventedAreas } from './tests/support/with-invented-areas.ts'

/** A function, because two projects may not share one browser object. */
const browser = () => ({
  enabled: true,
  headless: true,
  connectTimeout: 300_000,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArgs,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
})

const optimizeDeps = { exclude: ['@electric-sql/pglite'], include: browserPackages }

/** Polls wait long: a busy machine fails no test. */
const patience = { poll: { timeout: 30_000 } }

/** Much of the work is a database's or a browser's: two files at a time keep even a small machine busy. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

const patient = {
  environment: 'node' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: patience,
  maxWorkers,
}

/** A project in Node draws no styles: the compiler of recipes is not loaded for it. */
const unstyled = { css: { postcss: {} } }

const withDatabases = {
  ...patient,
  globalSetup: ['tests/support/databases.setup.ts'],
}

const withCollege = {
  globalSetup: ['tests/support/demo-college.setup.ts'],
  env: { COLLEGE_IMAGE: '/test-results/college.tar', TEST_TIER: isLong ? 'long' : 'gate' },
}

const setups = (...names: readonly string[]) => names.map((name) => `tests/support/${name}.setup.ts`)

/** They break the disk, or fill what a process keeps for good. */
const apart = 'server/node/**/*.test.ts'

/** What holds for every area: with one that is there for this alone. */
const contracts = 'tests/contracts/**/*.test.ts'

/** Of these, what needs no database: declarations, labels, texts of the code. */
const declared = 'tests/contracts/declared/*.test.ts'

/** What holds within so many milliseconds or a second: by itself, after everything else. */
const timed = ['tests/journeys/serial.journey.ts', 'devices/speed.test.ts']

/** What looks for rare faults by volume or in real time: only in `npm run test:long` (`tests/support/tier.ts`). */
const outside = isLong ? [] : ['**/*.long.*']

/** The one project that this run is about, where there is only one (`scripts/gate/run-part.ts`). */
const asked = process.env.TEST_PROJECT

/** Whether pages may be among what is asked for. */
const isDrawn = asked === undefined || asked === 'browser' || asked === 'storybook'

/** A project whose plugin takes two seconds to load, and six to make: only where it may be asked for. */
const storybook = async () => ({
  plugins: [
    (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({
      configDir: '.storybook',
      storybookScript: 'npm run storybook',
    }),
    inOneFile(),
  ],
  optimizeDeps,
  publicDir: 'tests/public',
  test: {
    name: 'storybook',
    // A page for each file takes longer to load than most files take to run.
    isolate: false,
    maxWorkers,
    ...withCollege,
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    setupFiles: setups(
      'plain-react',
      'quiet-console',
      'own-page',
      'own-college',
      ...(isLong ? ['pictures'] : []),
    ),
    browser: {
      ...browser(),
      expect: {
        toMatchScreenshot: {
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 100 },
          resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            `${root}/stories/pictures/${arg}${ext}`,
        },
      },
    },
  },
})

export default defineConfig({
  // What a project does not say of itself, it has from here: pages are drawn with their styles, which may be made.
  ...(isDrawn && !prepared() ? {} : unstyled),
  test: {
    attachmentsDir: 'test-results/attachments',
    sequence: { sequencer: TestOrder },
    projects: [
      {
        ...unstyled,
        test: {
          ...patient,
          name: 'unit',
          isolate: false,
          include: ['{domain,machines,devices,design-system,scripts,workbench}/**/*.test.ts'],
          exclude: [...timed, ...outside],
        },
      },
      {
        ...unstyled,
        test: {
          ...withDatabases,
          name: 'server',
          // Loading the whole server anew for each of a hundred files takes longer than many of them.
          isolate: false,
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [apart, contracts, ...outside],
        },
      },
      {
        ...unstyled,
        plugins: [withInventedAreas()],
        test: { ...patient, name: 'declared', isolate: false, include: [declared], exclude: outside },
      },
      {
        ...unstyled,
        plugins: [withInventedAreas()],
        test: {
          ...withDatabases,
          name: 'contracts',
          isolate: false,
          include: [contracts],
          exclude: [declared, ...outside],
        },
      },
      { ...unstyled, test: { ...withDatabases, name: 'apart', include: [apart], exclude: outside } },
      {
        plugins: [react(), inOneFile()],
        optimizeDeps,
        publicDir: 'tests/public',
        test: {
          name: 'browser',
          // What starts the app or talks to a server in the page leaves sessions, routers and timers behind: a page each.
          isolate: true,
          maxWorkers,
          ...withCollege,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: patience,
          setupFiles: setups('plain-react', 'quiet-console', 'own-page', 'own-college'),
          include: ['{design-system,workbench,tests}/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        ...unstyled,
        test: {
          ...patient,
          name: 'journeys',
          // After all others: two whole products and their browsers leave no room for more.
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/support/filled-store.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          include: ['tests/journeys/**/*.journey.ts'],
          exclude: [...timed, ...outside],
        },
      },
      { ...unstyled, test: { ...patient, name: 'timed', sequence: { groupOrder: 3 }, include: timed } },
      ...(asked === undefined || asked === 'storybook' ? [await storybook()] : []),
    ],
  },
})
