import { type ChildProcess, spawn } from 'node:child_process';
import { puertoLibre } from '@tests/server/apoyo/puerto-libre';

const LIMITE_MS = 180_000;

/** The demo as `npm run demo` leaves it: built, and served as a static host does. */
export class DemoEstatica {
  private constructor(
    readonly url: string,
    private readonly proceso: ChildProcess,
  ) {}

  static async iniciar(): Promise<DemoEstatica> {
    const puerto = await puertoLibre();
    const proceso = spawn(process.execPath, ['scripts/demo.mjs'], {
      env: { ...process.env, PORT: String(puerto) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      const vencer = setTimeout(() => reject(new Error('La demostración no arrancó')), LIMITE_MS);
      proceso.stdout?.on('data', (trozo: Buffer) => {
        if (trozo.toString().includes('http://')) resolve(clearTimeout(vencer));
      });
      proceso.once('exit', (codigo) => reject(new Error(`La demostración terminó con código ${codigo}`)));
    });
    return new DemoEstatica(`http://localhost:${puerto}`, proceso);
  }

  terminar(): void {
    this.proceso.kill('SIGTERM');
  }
}
