import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BYTES_DE_CONTRASENA, sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';
import { ArgumentosInvalidos } from '@/server/consola/argumentos';

export interface ContrasenaElegida {
  contrasena: string;
  /** Nobody knows it yet: it has to be shown. */
  generada: boolean;
}

/** Swallows what is typed, so that it stays neither on the screen nor in what it keeps. */
const sinEco = (): Writable => new Writable({ write: (_trozo, _codificacion, listo) => listo() });

type Preguntar = (pregunta: string) => Promise<string>;

/** The echo is off before the first question is on the screen, and until after the last answer. */
const sinMostrar = async <T>(conversar: (preguntar: Preguntar) => Promise<T>): Promise<T> => {
  const lectura = createInterface({ input: process.stdin, output: sinEco(), terminal: true });
  // Ctrl+C: without this the question would wait for ever.
  lectura.once('SIGINT', () => process.exit(130));
  try {
    return await conversar(async (pregunta) => {
      process.stderr.write(pregunta);
      const respuesta = await lectura.question('');
      process.stderr.write('\n');
      return respuesta;
    });
  } finally {
    lectura.close();
  }
};

const leerEntrada = async (): Promise<string> => {
  const trozos: Buffer[] = [];
  for await (const trozo of process.stdin) trozos.push(trozo as Buffer);
  return Buffer.concat(trozos)
    .toString('utf8')
    .replace(/\r?\n$/, '');
};

const generar = (): ContrasenaElegida => ({
  contrasena: sugerirContrasena(randomBytes(BYTES_DE_CONTRASENA)),
  generada: true,
});

/** From the standard input, typed twice without showing it, or made here. Throws ArgumentosInvalidos. */
export const pedirContrasena = async (porEntrada: boolean): Promise<ContrasenaElegida> => {
  if (porEntrada) return { contrasena: await leerEntrada(), generada: false };
  if (!process.stdin.isTTY) return generar();
  return sinMostrar(async (preguntar) => {
    const contrasena = await preguntar('Contraseña nueva (vacía para generar una): ');
    if (contrasena === '') return generar();
    if ((await preguntar('Otra vez: ')) !== contrasena)
      throw new ArgumentosInvalidos('Las dos contraseñas no son iguales: no se cambió nada.');
    return { contrasena, generada: false };
  });
};
