/** What the tests use of the store that speaks S3. */
declare module 's3rver' {
  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export { S3rver as default }
}
