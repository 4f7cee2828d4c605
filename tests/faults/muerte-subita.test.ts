import { compararConBase, type LibroDeConfirmaciones } from '@tests/faults/apoyo/cajero';
import { abrirVentanilla, CLAVE_ADMIN, rondaDeMuertes } from '@tests/faults/apoyo/ronda-de-muertes';
import { ServidorMortal } from '@tests/faults/apoyo/servidor-mortal';
import { vueltasPedidas } from '@tests/faults/apoyo/vueltas-pedidas';
import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import { carpetaTemporal, servidorConstruido } from '@tests/server/apoyo/proceso';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';

const VUELTAS = vueltasPedidas(8);
/** Strikes on the database itself: each costs a recovery. */
const GOLPES_A_LA_BASE = Math.max(2, Math.round(VUELTAS / 10));
const REGRESO_MAXIMO_MS = 3_000;

const medianaDe = (valores: readonly number[]): number =>
  [...valores].sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

const informar = (
  que: string,
  libro: LibroDeConfirmaciones,
  { regresos, referencias }: Pick<ServidorMortal, 'regresos' | 'referencias'>,
): void => {
  const [mediana, vacio] = [medianaDe(regresos), medianaDe(referencias)];
  const maximo = Math.max(...regresos);
  const lentos = regresos.filter((ms) => ms > REGRESO_MAXIMO_MS).length;
  console.info(
    `${que}: ${libro.confirmadas} escrituras confirmadas, ${libro.reintentadas} con reintento. ` +
      `Vuelve en ${mediana.toFixed(0)} ms de mediana, ${(mediana / vacio).toFixed(0)} veces un Node vacío ` +
      `(${vacio.toFixed(0)} ms), y ${maximo.toFixed(0)} ms como máximo; ` +
      `${lentos} de ${regresos.length} pasaron de ${REGRESO_MAXIMO_MS} ms`,
  );
};

describe('muerte súbita en medio de las escrituras', { timeout: 300_000 + VUELTAS * 60_000 }, () => {
  let construido = '';
  beforeAll(async () => {
    construido = await servidorConstruido();
  }, 240_000);

  it(`base embebida, kill -9 ${VUELTAS} veces: nada confirmado se pierde ni se dobla`, async () => {
    const carpeta = carpetaTemporal();
    const servidor = new ServidorMortal({ DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE_ADMIN }, construido);
    try {
      const ventanilla = await abrirVentanilla(() => servidor.url());
      const libro = await rondaDeMuertes(ventanilla, {
        vueltas: VUELTAS,
        golpear: () => servidor.morirYVolver(),
      });
      expect(libro.reintentadas).toBeGreaterThan(0);
      informar(`Embebida, ${VUELTAS} muertes`, libro, servidor);
      await servidor.terminar();
      const base = await abrirBaseDatos({ carpeta: carpeta.ruta });
      await compararConBase(base.db, libro).finally(base.cerrar);
    } finally {
      await servidor.terminar();
      carpeta.borrar();
    }
  });

  it.runIf(hayPostgres())(
    `PostgreSQL, kill -9 del servidor ${VUELTAS} veces y caída de la base: nada se pierde ni se dobla`,
    async () => {
      const [base, carpeta] = [await abrirPostgresDePrueba(), carpetaTemporal()];
      const entorno = { DATABASE_URL: base.url, DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: CLAVE_ADMIN };
      const servidor = new ServidorMortal(entorno, construido);
      const cadaCuanto = Math.ceil((VUELTAS + GOLPES_A_LA_BASE) / GOLPES_A_LA_BASE);
      try {
        const ventanilla = await abrirVentanilla(() => servidor.url());
        const libro = await rondaDeMuertes(ventanilla, {
          vueltas: VUELTAS + GOLPES_A_LA_BASE,
          golpear: async (vuelta) => {
            if (vuelta % cadaCuanto !== 0) return servidor.morirYVolver();
            base.detener();
            base.arrancar();
          },
        });
        expect(libro.reintentadas).toBeGreaterThan(0);
        informar(`PostgreSQL, ${VUELTAS} muertes y ${GOLPES_A_LA_BASE} de la base`, libro, servidor);
        await compararConBase(base.db, libro);
      } finally {
        await servidor.terminar();
        await base.cerrar();
        carpeta.borrar();
      }
    },
  );
});
