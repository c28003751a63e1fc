/**
 * The brand's colours by role, for whatever a style sheet does not reach: printed documents, the
 * pictures that are shared, mail. Paper cannot know what its reader prefers, so they are the light
 * ones of app/styles/tokens.css; a test holds the two equal.
 */
export const colours = {
  paper: '#f8f6f0',
  wash: '#f1ede4',
  ink: '#13202b',
  muted: '#45525e',
  rule: '#d9d4c7',
  line: '#7b776c',
  action: '#0b5d57',
  brass: '#8a6116',
  green: '#1b7a47',
  amber: '#9a5b00',
  red: '#b42318',
  grey: '#5c6670',
} as const
