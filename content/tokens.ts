/**
 * The brand's colours by role, for what a style sheet does not reach: printed documents, the
 * pictures that are shared, mail. Pages have them from app/styles/tokens.css; a test holds the two
 * equal. Paper cannot know what its reader prefers, so it has the light ones.
 */
export const colours = {
  paper: '#f8f6f0',
  wash: '#f1ede4',
  ink: '#13202b',
  muted: '#45525e',
  rule: '#d9d4c7',
  line: '#7b776c',
  action: '#0b5d57',
  onAction: '#ffffff',
  brass: '#8a6116',
  green: '#1b7a47',
  amber: '#9a5b00',
  red: '#b42318',
  grey: '#5c6670',
} as const

/** The same roles in the dark, for mail programs that ask for them. */
export const darkColours = {
  paper: '#13202b',
  ink: '#f3f0e7',
  muted: '#b4c0ca',
  rule: '#344552',
  action: '#74c7bb',
  onAction: '#0c1a22',
  brass: '#d8ad62',
} as const satisfies Partial<Record<keyof typeof colours, string>>
