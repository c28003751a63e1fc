import sharp from 'sharp'

// The pictures drawn here are few and small. libvips would hold the memory of past ones.
sharp.cache(false)

/** Draws an SVG of plain shapes. It must hold no text: fonts of the machine would come into play. */
export async function drawPng(svg: string): Promise<Buffer> {
  // A palette makes flat drawings a fifth as large, and the eye finds no difference.
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
