import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Left alone, the bundler gives every module that two pages share a file of its own; a page then
 * asks for two dozen of a few hundred bytes, and each costs a slow line another round trip.
 */
const sharedScripts = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'parts',
    test: /[\\/]app[\\/](islands[\\/]server-part|ui[\\/](button|class-names|icon|notice|page-section)|site[\\/](copy|logo|sources[\\/]cited))\.tsx?$/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server loads this one file; it is the seam between Node and React (see app/handler.ts).
  environments: {
    ssr: { build: { rollupOptions: { input: 'app/handler.ts' } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } },
    },
  },
  // Files stay files: an inlined `data:` font or image would need a hole in the security policy.
  build: { assetsInlineLimit: 0 },
})
