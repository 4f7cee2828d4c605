import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contenedor, contenedorSobre, sePuedeAislar } from '@tests/faults/apoyo/aislamiento';
import { compararConBase } from '@tests/faults/apoyo/cajero';
import { abrirVentanilla, CLAVE_ADMIN, rondaDeMuertes } from '@tests/faults/apoyo/ronda-de-muertes';
import { vueltasPedidas } from '@tests/faults/apoyo/vueltas-pedidas';
import { carpetaTemporal, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { bloquearCarpeta, CarpetaOcupada } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';

interface Aspirante {
  proceso: Proceso;
  contenedor: Contenedor;
}

/**
 * One folder and servers that want it, each in a container of its own. At every turn one comes while another serves, the
 * one that serves is killed, and two fight for its place.
 */
class ServidorDisputado {
  /** Milliseconds from each death until another listens. */
  readonly regresos: number[] = [];
  /** Those that came while another had the folder and were told so. */
  rechazados = 0;
  /** Those that came while another had the folder and started. */
  readonly intrusos: string[] = [];
  private actual: Aspirante;
  private direccion: Promise<string>;

  constructor(
    private readonly carpeta: string,
    private readonly entorno: Record<string, string>,
    private readonly construido: string,
  ) {
    this.actual = this.aspirar();
    this.direccion = this.actual.proceso.listo();
  }

  private aspirar(opciones?: { sinRed: boolean }): Aspirante {
    const contenedor = contenedorSobre(this.carpeta, opciones);
    const entorno = { ...this.entorno, DATA_DIR: contenedor.ruta };
    return { contenedor, proceso: new Proceso(entorno, this.construido, contenedor.envoltura) };
  }

  private async retirar({ proceso, contenedor }: Aspirante): Promise<void> {
    await proceso.terminar('SIGKILL');
    contenedor.borrar();
  }

  private async anotarRechazo(aspirante: Aspirante): Promise<void> {
    const { errores, salida } = aspirante.proceso;
    if (/^La carpeta de datos .* ya está en uso por otro proceso/.test(errores)) this.rechazados++;
    else this.intrusos.push(`${errores}${salida.slice(-500)}`);
    await this.retirar(aspirante);
  }

  /** Where one listens; while none does, waits. */
  url(): Promise<string> {
    return this.direccion;
  }

  /** Somebody in a third container, without network, asks for the folder that another has. */
  async intentarEntrar(): Promise<void> {
    const intruso = this.aspirar({ sinRed: true });
    await Promise.race([intruso.proceso.fin, intruso.proceso.listo().catch(() => undefined)]);
    await this.anotarRechazo(intruso);
  }

  /** The one that serves dies without a word, and of two that come at once one stays. */
  async morirYDisputar(): Promise<void> {
    await this.direccion;
    await this.retirar(this.actual);
    const antes = performance.now();
    const aspirantes = [this.aspirar(), this.aspirar()];
    const escucha = Promise.any(
      aspirantes.map(async (aspirante) => ({ aspirante, url: await aspirante.proceso.listo() })),
    );
    this.direccion = escucha.then(({ url }) => url);
    this.direccion.catch(() => {});
    const { aspirante } = await escucha;
    this.regresos.push(performance.now() - antes);
    this.actual = aspirante;
    const otro = aspirantes.find((uno) => uno !== aspirante) as Aspirante;
    await Promise.race([otro.proceso.fin, otro.proceso.listo().catch(() => undefined)]);
    await this.anotarRechazo(otro);
  }

  async terminar(): Promise<void> {
    await this.retirar(this.actual);
  }
}

const VUELTAS = vueltasPedidas(3);

const ordenar = (valores: readonly number[]): number[] => [...valores].sort((a, b) => a - b);

describe('el candado de la carpeta', () => {
  let carpeta: ReturnType<typeof carpetaTemporal>;
  beforeEach(() => {
    carpeta = carpetaTemporal();
  });
  afterEach(() => carpeta.borrar());

  it('es de uno, dice de quién, y se puede tomar otra vez cuando lo suelta', () => {
    const soltar = bloquearCarpeta(carpeta.ruta);
    expect(() => bloquearCarpeta(carpeta.ruta)).toThrow(CarpetaOcupada);
    expect(() => bloquearCarpeta(carpeta.ruta)).toThrow(`(${process.pid} en `);
    soltar();
    bloquearCarpeta(carpeta.ruta)();
  });

  it('lo que escribió un proceso que ya no está no estorba, tampoco lo de versiones anteriores', () => {
    writeFileSync(join(carpeta.ruta, 'candado'), '1 en otra-maquina');
    writeFileSync(join(carpeta.ruta, 'bloqueo.7'), `${process.pid} -`);
    bloquearCarpeta(carpeta.ruta)();
  });

  it('quien lo toma en un archivo que acaban de quitar no se queda con él', () => {
    const soltar = bloquearCarpeta(carpeta.ruta);
    rmSync(join(carpeta.ruta, 'candado'));
    soltar();
    const otro = bloquearCarpeta(carpeta.ruta);
    expect(() => bloquearCarpeta(carpeta.ruta)).toThrow(CarpetaOcupada);
    otro();
  });
});

describe.skipIf(!sePuedeAislar())(
  'una carpeta y varios contenedores',
  { timeout: 300_000 + VUELTAS * 60_000 },
  () => {
    it(`${VUELTAS} vueltas de kill -9 con otros que quieren la carpeta: nunca dos a la vez, nada confirmado se pierde`, async () => {
      const construido = await servidorConstruido();
      const carpeta = carpetaTemporal();
      const servidor = new ServidorDisputado(carpeta.ruta, { ADMIN_PASSWORD: CLAVE_ADMIN }, construido);
      try {
        const ventanilla = await abrirVentanilla(() => servidor.url());
        const libro = await rondaDeMuertes(ventanilla, {
          vueltas: VUELTAS,
          golpear: async () => {
            await servidor.intentarEntrar();
            await servidor.morirYDisputar();
          },
        });
        const regresos = ordenar(servidor.regresos);
        console.info(
          `${VUELTAS} vueltas entre contenedores: ${libro.confirmadas} escrituras confirmadas, ` +
            `${libro.reintentadas} con reintento, ${servidor.rechazados} rechazados, ${servidor.intrusos.length} intrusos. ` +
            `Vuelve en ${regresos[Math.floor(regresos.length / 2)]?.toFixed(0)} ms de mediana y ${regresos.at(-1)?.toFixed(0)} como máximo`,
        );
        expect(servidor.intrusos).toEqual([]);
        expect(servidor.rechazados).toBe(VUELTAS * 2);
        await servidor.terminar();
        const base = await abrirBaseDatos({ carpeta: carpeta.ruta });
        await compararConBase(base.db, libro).finally(base.cerrar);
      } finally {
        await servidor.terminar();
        carpeta.borrar();
      }
    });
  },
);
