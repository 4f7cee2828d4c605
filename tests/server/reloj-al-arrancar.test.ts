import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { llamar } from '@tests/server/apoyo/llamar';
import { carpetaTemporal, ejecutarConsola, Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const DIA = 86_400_000;
const carpeta = carpetaTemporal();
const marca = join(carpeta.ruta, 'reloj.json');
const procesos: Proceso[] = [];
let construido = '';

const escribirMarca = (haceMs: number): void =>
  writeFileSync(
    marca,
    JSON.stringify({ visto: new Date(Date.now() - haceMs).toISOString(), aceptaciones: 0 }),
  );
const leerMarca = (): { visto: string; aceptaciones: number } => JSON.parse(readFileSync(marca, 'utf8'));

const arrancar = async () => {
  const proceso = new Proceso({ DATA_DIR: carpeta.ruta, ADMIN_PASSWORD: 'clave-admin-1' }, construido);
  procesos.push(proceso);
  const url = await proceso.listo();
  const { cuerpo } = await llamar({ url }, 'GET /dashboard-api/health');
  return { proceso, reloj: (cuerpo as { clock?: { ok: boolean; ms: number } }).clock };
};

describe('la hora al arrancar', { timeout: 240_000 }, () => {
  beforeAll(async () => {
    construido = await servidorConstruido();
  }, 240_000);
  afterEach(() => Promise.all(procesos.splice(0).map((proceso) => proceso.terminar())));
  afterAll(carpeta.borrar);

  it('la primera vez y tras un mes apagado arranca como siempre, y anota que estuvo', async () => {
    const { proceso, reloj } = await arrancar();
    expect(reloj).toEqual({ ok: true, ms: 0 });
    expect(Date.now() - Date.parse(leerMarca().visto)).toBeLessThan(DIA);
    await proceso.terminar();
    escribirMarca(30 * DIA);
    const despues = await arrancar();
    expect(despues.reloj).toEqual({ ok: true, ms: 0 });
    expect(despues.proceso.salida).not.toContain('la hora de este equipo');
  });

  it.each([
    ['anterior a la última que vio', -DIA],
    ['de medio año después', 182 * DIA],
  ])('con una hora %s arranca, lo dice, sigue con la suya, y la consola la acepta', async (_caso, haceMs) => {
    escribirMarca(haceMs);
    const visto = leerMarca().visto;
    const { proceso, reloj } = await arrancar();
    expect(reloj?.ok).toBe(false);
    expect(Math.abs((reloj?.ms ?? 0) - haceMs)).toBeLessThan(DIA / 2);
    expect(proceso.salida).toContain('npm run admin -- aceptar-hora');
    expect(leerMarca().visto).toBe(visto);
    const aceptada = await ejecutarConsola(construido, ['admin', 'aceptar-hora'], { DATA_DIR: carpeta.ruta });
    expect(aceptada).toMatchObject({ codigo: 0, errores: '' });
    expect(leerMarca().aceptaciones).toBe(1);
    await proceso.terminar();
    expect((await arrancar()).reloj).toEqual({ ok: true, ms: 0 });
  });
});
