import { abrirRespaldado, carpetaNueva, LLAVE } from '@tests/server/apoyo/respaldos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compararCarpeta } from '@/infrastructure/di/server/consola/ensayar-respaldo';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { abrirEmbebida } from '@/infrastructure/postgres/base-datos/abrir-base-datos';

const datos = carpetaNueva();
let respaldado: Awaited<ReturnType<typeof abrirRespaldado>>;

beforeAll(async () => {
  respaldado = await abrirRespaldado();
  await restaurarDesde(respaldo(), { carpeta: datos.ruta }, { reemplazar: false, marca: 'marca' });
}, 240_000);
afterAll(async () => {
  await respaldado.cerrar();
  datos.borrar();
});

const respaldo = () => ({ ruta: respaldado.respaldo, frase: undefined, llave: LLAVE });
const comparar = async (): Promise<void> =>
  compararCarpeta(respaldo(), (await revisarDesde(respaldo())).manifiesto, datos.ruta);
const alterar = async (guion: string): Promise<void> => {
  const base = await abrirEmbebida(datos.ruta);
  await base.ejecutarGuion(guion);
  await base.cerrar();
};

describe('comparar lo restaurado con su respaldo', { timeout: 240_000 }, () => {
  it.each([
    ['un valor que cambió', `update sedes set direccion = 'Calle.' where nombre = 'Lugar 1'`],
    ['una fila que se perdió', `delete from sedes where nombre = 'Lugar 1'`],
  ])('%s se nota', async (_caso, guion) => {
    await alterar(guion);
    await expect(comparar()).rejects.toThrow('Al restaurarlo, las filas de sedes no quedaron iguales.');
  });
});
