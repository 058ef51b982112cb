import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the pages come from Vite and the answers from a running `mitos serve --port 8765`.
const server = process.env.MITOS_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: scripts and no inline ones; small pictures stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // The same policy as the server's, so that what it forbids is noticed before the pages are embedded.
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/unit/**/*.test.ts'],
    // One page for all files: making a new one for each takes longer than the tests.
    pool: 'threads',
    isolate: false,
    // The last resort against hanging: a machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
