import { spawn } from 'node:child_process';
import { Proceso } from '@tests/server/apoyo/proceso';

/** Milliseconds that a Node with nothing to do takes: the measure of how busy the machine is. */
const nodeVacio = async (): Promise<number> => {
  const inicio = performance.now();
  const vacio = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((resolve) => vacio.once('close', resolve));
  return performance.now() - inicio;
};

/** A built server that can be killed and comes back by itself, as under a supervisor. */
export class ServidorMortal {
  /** Milliseconds from each launch after the first until it listens. */
  readonly regresos: number[] = [];
  /** Beside each, what an empty Node took at that moment. */
  readonly referencias: number[] = [];
  private proceso!: Proceso;
  private direccion!: Promise<string>;
  /** The one whose end is no surprise. */
  private condenado: Proceso | null = null;

  constructor(
    private readonly entorno: Record<string, string>,
    private readonly construido: string,
  ) {
    this.lanzar();
  }

  private lanzar(): void {
    const proceso = new Proceso(this.entorno, this.construido);
    this.proceso = proceso;
    this.direccion = proceso.listo();
    // Whoever asks for the address hears of the failure; nobody asking is no failure.
    this.direccion.catch(() => {});
    void proceso.fin.then((codigo) => {
      if (this.condenado !== proceso) this.anotarMuertePropia(codigo);
    });
  }

  private anotarMuertePropia(codigo: number | null): void {
    const { errores, salida } = this.proceso;
    this.direccion = Promise.reject(
      new Error(`El servidor terminó solo, con ${codigo}: ${errores}${salida.slice(-2_000)}`),
    );
    this.direccion.catch(() => {});
  }

  /** Where it listens; while it is down, waits until it is back. Rejects when it ended by itself. */
  url(): Promise<string> {
    return this.direccion;
  }

  async morirYVolver(): Promise<void> {
    await this.direccion;
    await this.terminar();
    this.referencias.push(await nodeVacio());
    const antes = performance.now();
    this.lanzar();
    await this.direccion;
    this.regresos.push(performance.now() - antes);
  }

  async terminar(): Promise<void> {
    this.condenado = this.proceso;
    await this.proceso.terminar('SIGKILL');
  }
}
