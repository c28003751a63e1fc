/** Shown before submitting, on the board paper and at the record card. */
export const disclosure =
  'This is an ordinary business record and most likely not protected by legal privilege: a tribunal, a court or a regulator may ask for it. Speak to your lawyer before you circulate it and, where a complaint or claim is already in sight, before you fill it in; then delete nothing.'
