declare module 'bidi-js' {
  type Embedding = { readonly levels: Uint8Array; readonly paragraphs: readonly object[] }

  /** What we use of it: levels and order of UAX #9, and mirrored brackets. */
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): Embedding
    getReorderedIndices(text: string, embedding: Embedding): number[]
    getMirroredCharacter(character: string): string | null
  }
}
