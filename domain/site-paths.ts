/** Every public page with an address of its own, in the order of the menu and the footer. */
export const sitePaths = [
  '/',
  '/governance-in-a-box',
  '/for-ta-teams',
  '/for-hrtech-vendors',
  '/for-analysts',
  '/for-regulators',
  '/about',
  '/newsletter',
  '/contact',
  '/quickscore',
  '/quickscore/methodology',
  '/benchmark-request',
  '/insights',
  '/privacy-policy',
  '/terms-of-service',
] as const
