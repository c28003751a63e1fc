import { defineConfig } from '@playwright/test'
import { launchArguments, requireChromium } from './tests/support/find-chromium.ts'

// Kept in the environment, so that the workers, which read this file again, do not search again.
process.env.CHROMIUM_PATH = requireChromium()
// What the journeys read of the words is not that of this checkout's firm.
process.env.FIRM_FILE = ''

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does other work at the same time may miss a deadline; never a person's own run.
  retries: process.env.CI ? 1 : 0,
  // Two keep two cores busy; with three it takes as long, and each waits longer.
  workers: 2,
  // Limits are there to end what hangs, and none is near to what a slow machine needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: launchArguments },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves costs a fifth of the time, and a glide that is under way can end the next one. Home,
    // the editors' week and QuickScore on a phone are walked with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // So that what waits in vain is named by its line, and not by the end of its test.
    actionTimeout: 60_000,
    // Tracing slows every journey for the sake of the failing one: `npm run journeys -- --trace on`.
    screenshot: 'only-on-failure',
  },
})
