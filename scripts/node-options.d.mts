export declare const SERVICE_OPTIONS: readonly string[]
