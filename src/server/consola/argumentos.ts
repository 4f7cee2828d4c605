import { parseArgs } from 'node:util';

/** What was written on the command line cannot be done; the message says how to write it. */
export class ArgumentosInvalidos extends Error {
  override readonly name = 'ArgumentosInvalidos';
}

type Opciones = Readonly<Record<string, { type: 'string' | 'boolean'; default?: boolean }>>;

type Valores<O extends Opciones> = {
  [nombre in keyof O]: O[nombre] extends { default: boolean }
    ? boolean
    : (O[nombre]['type'] extends 'string' ? string : boolean) | undefined;
};

/** Throws ArgumentosInvalidos, which ends with `uso`. */
export const leerArgumentos = <O extends Opciones>(
  args: readonly string[],
  options: O,
  uso: string,
): { values: Valores<O>; positionals: string[] } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as unknown as Valores<O>, positionals };
  } catch (error) {
    const opcion = /'(-{1,2}[\w-]+)/.exec((error as Error).message)?.[1] ?? args.join(' ');
    throw new ArgumentosInvalidos(`No se entiende ${opcion}. ${uso}`);
  }
};
