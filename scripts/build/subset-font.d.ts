declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType feature tags; all without it. */
    keepFeatures?: readonly string[];
  }
  /** @param text every character the new font must have */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
