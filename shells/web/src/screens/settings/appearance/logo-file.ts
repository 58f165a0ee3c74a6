/** What the contract takes: 256 KB, which as base64 stays below its 350 000 characters. */
export const LARGEST_LOGO = 256 * 1024

export const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

export const isPicture = (file: File): boolean => PICTURES.some(type => type === file.type)

export function readAsDataUri(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
