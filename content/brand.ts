/** The firm, as it names itself everywhere. Change it here and it changes on every page and mail. */
export const brand = {
  name: 'Plumbline',
  tagline: 'Good order for hiring algorithms',
  contactEmail: 'contact@plumbline.example',
  salesEmail: 'sales@plumbline.example',
} as const
