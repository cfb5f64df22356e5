import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { recipeStyles } from './scripts/recipe-styles.ts'
import { release } from './scripts/release.ts'

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
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }
  },
})

/** Pages for people who are not signed in, or not yet of the college: they carry no lists. */
const sides = /\/workbench\/(home\/survey\/survey-page|shell\/sides\/welcome-home)\.tsx$/

/** Other ways to sign in, and what the end of a sign-in erases: neither needs the engine. */
const otherWays =
  /\/workbench\/(account\/(sign-in\/(way-tabs|mobile-form|register-form)|second-factor\/second-factor-form)\.tsx|http\/storage\/drafts\/drafts\.ts)$/

/** The portal. Its server is the one of `npm start`; in development calls are handed on to it. */
export default defineConfig({
  plugins: [react(), recipeStyles(), release(), compressed()],
  server: {
    port: Number(process.env.PORTAL_PORT ?? 5181),
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 5180}` },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Recipes and icons do nothing but be there: each page carries those it uses.
      // What a page needs comes in few files, each with all that its first module stands on and no file before it has:
      // a request costs a kilobyte and a wait, and words repeated across modules pack well (docs/decisions/0025).
      // It lists every other file of the portal, so their names are short, and of few letters: they pack better.
      output: {
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 3 },
            { name: 'shell', test: /\/workbench\/shell\/main-layout\.tsx$/, priority: 2 },
            { name: 'desktop', test: /\/workbench\/home\/home\.tsx$/, priority: 1 },
            { name: 'sides', test: sides, priority: 1 },
            { name: 'other-ways', test: otherWays, priority: 1 },
            { name: 'engine', test: /\/workbench\/engine\/(generic|list)-screen\.tsx$/ },
          ],
        },
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        hashCharacters: 'base36',
      },
      treeshake: {
        moduleSideEffects: (id: string) => !id.includes('/styled-system/') || id.endsWith('.css'),
      },
    },
  },
})
