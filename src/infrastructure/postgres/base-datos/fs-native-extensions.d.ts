declare module 'fs-native-extensions' {
  /** An exclusive lock of the whole open file, `false` when somebody else has it. Closing the file lets it go. */
  export function tryLock(descriptor: number): boolean;
}
