/** A field in a toolbar: as high as the buttons beside it; text that does not fit ends in dots. */
export const compactControl =
  '[&_.field-control]:min-h-11 [&_.field-control]:py-1.5 [&_.field-control]:text-sm [&_.field-control]:text-ellipsis'
