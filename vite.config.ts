import { brotliCompressSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressAssets()],
  // The server loads this one file; it is the seam between Node and React (see app/handler.ts).
  environments: { ssr: { build: { rollupOptions: { input: 'app/handler.ts' } } } },
  // Files stay files: an inlined `data:` font or image would need a hole in the security policy.
  build: { assetsInlineLimit: 0 },
})

/** Writes a brotli twin beside each script and style, at a strength no request could wait for. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue
          const source = output.type === 'chunk' ? output.code : output.source
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.br`,
            source: brotliCompressSync(source),
          })
        }
      },
    },
  }
}
