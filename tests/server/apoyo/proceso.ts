import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SALIDA = 'node_modules/.cache/servidor-de-prueba';

/** Builds the server apart from `dist`, which may be in use. */
export const construirServidor = (salida = SALIDA): void => {
  execFileSync('node_modules/.bin/rspack', ['build', '--config-name', 'servidor', '--output-path', salida], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

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

  constructor(entorno: Record<string, string>, salida = SALIDA) {
    this.hijo = spawn(process.execPath, [`${salida}/main.js`], {
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

  senal(senal: NodeJS.Signals): void {
    this.hijo.kill(senal);
  }

  async terminar(senal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.hijo.exitCode === null && this.hijo.signalCode === null) this.hijo.kill(senal);
    return this.fin;
  }
}
