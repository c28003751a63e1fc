import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server loads this one file; it is the seam between Node and React (see app/handler.ts).
  environments: { ssr: { build: { rollupOptions: { input: 'app/handler.ts' } } } },
  // Files stay files: an inlined `data:` font or image would need a hole in the security policy.
  build: { assetsInlineLimit: 0 },
})
