import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { huellaDe, preparado } from '@tests/server/apoyo/preparado';

const FUENTES = ['domain', 'application', 'infrastructure', 'server'].map((capa) => `src/${capa}`);

const construir = async (carpeta: string): Promise<void> => {
  await promisify(execFile)('node_modules/.bin/rspack', [
    'build',
    ...['--config-name', 'servidor', '--output-path', carpeta],
  ]);
};

/** The server, built apart from `dist`, which may be in use; once for all that the sources have not changed. */
export const servidorConstruido = (): Promise<string> =>
  preparado(
    'servidor-probado',
    huellaDe([...FUENTES, 'scripts/build'], readFileSync('package-lock.json', 'utf8')),
    construir,
  );

export const carpetaTemporal = (): { ruta: string; borrar: () => void } => {
  const ruta = mkdtempSync(join(tmpdir(), 'datos-prueba-'));
  return { ruta, borrar: () => rmSync(ruta, { recursive: true, force: true }) };
};

/** A real process of the built server, on a port of its own choosing. */
export class Proceso {
  salida = '';
  errores = '';
  readonly fin: Promise<number | null>;
  private readonly hijo: ChildProcess;

  /** `envoltura` is the command that runs it, with its arguments: none, and it runs here as it is. */
  constructor(entorno: Record<string, string>, construido: string, envoltura: readonly string[] = []) {
    const [orden = '', ...argumentos] = [...envoltura, process.execPath, `${construido}/main.js`];
    this.hijo = spawn(orden, argumentos, {
      env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...entorno },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.hijo.stdout?.on('data', (trozo: Buffer) => {
      this.salida += trozo;
    });
    this.hijo.stderr?.on('data', (trozo: Buffer) => {
      this.errores += trozo;
    });
    this.fin = new Promise((resolve) => this.hijo.once('close', resolve));
  }

  /** The address it says it listens on. */
  async listo(): Promise<string> {
    for (const limite = Date.now() + 300_000; Date.now() < limite; ) {
      const direccion = /Servidor listo en (http:\S+)/.exec(this.salida)?.[1];
      if (direccion) return direccion;
      if (this.hijo.exitCode !== null || this.hijo.signalCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`El servidor no inició: ${this.salida}${this.errores}`);
  }

  /** Nobody reads what it says any more, as when whoever collected it ended. */
  dejarDeLeer(): void {
    this.hijo.stdout?.destroy();
  }

  senal(senal: NodeJS.Signals): void {
    this.hijo.kill(senal);
  }

  async terminar(senal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.hijo.exitCode === null && this.hijo.signalCode === null) this.hijo.kill(senal);
    return this.fin;
  }
}

interface ResultadoDeConsola {
  codigo: number | null;
  salida: string;
  errores: string;
}

/** Runs a command of the console of the server built in `carpeta`; `entrada` is what it reads. */
export const ejecutarConsola = (
  carpeta: string,
  args: readonly string[],
  entorno: Record<string, string>,
  entrada = '',
): Promise<ResultadoDeConsola> =>
  new Promise((resolve) => {
    const hijo = spawn(process.execPath, [`${carpeta}/consola.js`, ...args], {
      env: { PATH: process.env.PATH ?? '', ...entorno },
    });
    let [salida, errores] = ['', ''];
    hijo.stdout.on('data', (trozo: Buffer) => {
      salida += trozo;
    });
    hijo.stderr.on('data', (trozo: Buffer) => {
      errores += trozo;
    });
    hijo.once('close', (codigo) => resolve({ codigo, salida, errores }));
    hijo.stdin.end(entrada);
  });
