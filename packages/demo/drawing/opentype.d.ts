declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }

  export interface Glyph {
    index: number
    advanceWidth: number
    path: { commands: PathCommand[] }
  }

  export interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }

  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
