import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { huellaDe, preparado } from '@tests/server/apoyo/preparado';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';

export const ADMINISTRADOR = { email: 'admin@fundacion.example', password: 'clave-de-prueba-2026' };

const CONSTRUIDO = 'dist/server';

const esperarSalud = async (url: string, proceso: ChildProcess, salida: () => string): Promise<void> => {
  const limite = Date.now() + 60_000;
  while (Date.now() < limite) {
    if (proceso.exitCode !== null) throw new Error(`El servidor terminó al arrancar:\n${salida()}`);
    const sana = await fetch(`${url}/dashboard-api/health`).then(
      (respuesta) => respuesta.ok,
      () => false,
    );
    if (sana) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`El servidor no respondió:\n${salida()}`);
};

/** The built product, as a foundation runs it: its own process, port and data. */
export class ServidorReal {
  private proceso: ChildProcess | null = null;
  private texto = '';

  private constructor(
    readonly url: string,
    readonly carpeta: string,
    private readonly entorno: Record<string, string>,
  ) {}

  static async iniciar(entorno: Record<string, string> = {}): Promise<ServidorReal> {
    const carpeta = await mkdtemp(join(tmpdir(), 'fundacion-e2e-'));
    if (!entorno.DATABASE_URL) await cp(await carpetaEstrenada(), carpeta, { recursive: true });
    const servidor = await ServidorReal.en(carpeta, entorno);
    await servidor.arrancar();
    return servidor;
  }

  static async en(carpeta: string, entorno: Record<string, string> = {}): Promise<ServidorReal> {
    const puerto = await puertoLibre();
    return new ServidorReal(`http://localhost:${puerto}`, carpeta, {
      PORT: String(puerto),
      DATA_DIR: carpeta,
      ADMIN_EMAIL: ADMINISTRADOR.email,
      ADMIN_PASSWORD: ADMINISTRADOR.password,
      ...entorno,
    });
  }

  /** What the process has printed so far, both streams. */
  get salida(): string {
    return this.texto;
  }

  async arrancar(): Promise<void> {
    const proceso = spawn(process.execPath, [`${CONSTRUIDO}/main.js`], {
      env: { ...process.env, ...this.entorno },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const anotar = (trozo: Buffer): void => {
      this.texto += trozo.toString();
    };
    proceso.stdout?.on('data', anotar);
    proceso.stderr?.on('data', anotar);
    this.proceso = proceso;
    await esperarSalud(this.url, proceso, () => this.texto);
  }

  /** Ends the process and waits until it is gone; SIGKILL is what a power cut of the process looks like. */
  async terminar(senal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const proceso = this.proceso;
    this.proceso = null;
    if (!proceso || proceso.exitCode !== null) return;
    const fin = new Promise((resolve) => proceso.once('exit', resolve));
    proceso.kill(senal);
    await fin;
  }

  async borrar(): Promise<void> {
    await this.terminar();
    await rm(this.carpeta, { recursive: true, force: true });
  }
}

/** What a first start leaves in its folder. It takes seconds, and every journey would begin with the same. */
const carpetaEstrenada = (): Promise<string> =>
  preparado('datos-estrenados', huellaDe([CONSTRUIDO], JSON.stringify(ADMINISTRADOR)), async (carpeta) => {
    const servidor = await ServidorReal.en(carpeta);
    await servidor.arrancar();
    await servidor.terminar();
  });
