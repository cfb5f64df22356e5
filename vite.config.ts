import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { recipeStyles } from './scripts/recipe-styles.ts'
import { release } from './scripts/release.ts'
import { usedParts } from './scripts/used-parts.ts'
import { withoutFacades } from './scripts/without-facades.ts'

/** A build to look at, neither weighed nor shipped, is not compressed: that takes longer than all else of it. */
const isQuick = process.env.BUILD === 'quick'

/** Lays `.br` and `.gz` beside every text file of the build, so that the server never compresses while somebody waits. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const files = await readdir(dir, { recursive: true })
    const texts = files.filter((file) => /\.(?:js|css|svg|json|html)$/.test(file))
    for (const file of texts.map((name) => join(dir, name))) {
      // Of an earlier build, and the same: its name says so.
      if (file.includes('/assets/') && existsSync(`${file}.gz`)) continue
      if (isQuick) {
        await Promise.all(['br', 'gz'].map((end) => rm(`${file}.${end}`, { force: true })))
        continue
      }
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }
  },
})

/** Pages for people who are not signed in, or not yet of the college: they carry no lists. */
const sides = /\/workbench\/(home\/survey\/survey-page|shell\/sides\/welcome-home)\.tsx$/

/** What those pages and other ways to sign in share with lists, which would else carry them. */
const inputs =
  /\/design-system\/(page-header|number-input|checkbox\/checkbox-group|date-input|parts\/(calendar|picker)|radio-group|segmented|steps|text-area)[/.]|\/domain\/(kernel\/(flow|resource)|kits\/(common|resident-id)|rules\/(calendar-day|email|phone))\.ts$/

/** What stands round the form of the sign-in page, fetched after it. */
const roundSignIn = /\/workbench\/account\/sign-in\/(campus|sign-in-foot)\.tsx$/

/** Other ways to sign in, and what the end of a sign-in erases: neither needs the engine. */
const otherWays =
  /\/workbench\/(account\/(sign-in\/(mobile-form|register-form)|second-factor\/second-factor-form)\.tsx|http\/storage\/drafts\/drafts\.ts)$/

/** What every screen may be drawn with, and what every area is declared with. */
const engine =
  /\/workbench\/(screens\.ts|engine\/list-screen\.tsx|portal\/outbox\/mine\.ts)$|\/domain\/(kernel\/(area|fields|resource|screen)\.ts$|kits\/person\.ts$|dictionaries\/)/

/** What an area declares, in a file of its own. */
const areaOf = (id: string) => /\/domain\/([^/]+)\/index\.ts$/.exec(id)?.[1] ?? null

/** Files of the first page and of the shell: who opens a screen has them. */
const there = /\/(portal|shell)-/

/** The portal. Its server is the one of `npm start`; in development calls are handed on to it. */
export default defineConfig({
  plugins: [react(), usedParts(), recipeStyles(), withoutFacades(), release(), compressed()],
  server: {
    port: Number(process.env.PORTAL_PORT ?? 5181),
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5180}` },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !there.test(file)),
    },
    rolldownOptions: {
      // A desktop fetches later what a list begins with: that it stands there anyhow is no news.
      checks: { ineffectiveDynamicImport: false },
      // Recipes and icons do nothing but be there: each page carries those it uses.
      // What a page needs comes in few files, each with all that its first module stands on and no file before it has:
      // a request costs a kilobyte and a wait, and words repeated across modules pack well (docs/decisions/0025).
      // It lists every other file of the portal, so their names are short, and of few letters: they pack better.
      output: {
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 3 },
            { name: 'round-sign-in', test: roundSignIn, priority: 2.5 },
            { name: 'checks', test: /\/node_modules\/zod\//, priority: 2.5 },
            { name: 'shell', test: /\/workbench\/shell\/main-layout\.tsx$/, priority: 2 },
            { name: 'desktop', test: /\/workbench\/home\/home\.tsx$/, priority: 1 },
            { name: 'inputs', test: inputs, priority: 1.3 },
            { name: 'sides', test: sides, priority: 1 },
            { name: 'other-ways', test: otherWays, priority: 1 },
            { name: 'engine', test: engine, priority: 0.5 },
            { name: 'sheet', test: /\/workbench\/engine\/(row-(editor|view)|kinds\/editor)\.tsx$/ },
            // Other areas stand on this one: none of them takes a part of it along.
            { name: 'base', test: /\/domain\/base\/index\.ts$/, priority: 0.2 },
            { name: areaOf, debugName: 'area', test: /\/domain\/[^/]+\/index\.ts$/ },
          ],
        },
        chunkFileNames: ({ name }) =>
          /^(portal|shell)$/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !/^(portal|shell)\./.test(name)
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
        hashCharacters: 'base36',
      },
      treeshake: {
        moduleSideEffects: (id: string) => !id.includes('/styled-system/') || id.endsWith('.css'),
      },
    },
  },
})
