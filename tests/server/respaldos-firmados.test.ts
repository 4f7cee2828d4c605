import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cambiarTexto,
  firmarEntradas,
  quitarFirma,
  recalcularHuellas,
} from '@tests/server/apoyo/rehacer-respaldo';
import { abrirRespaldado, carpetaNueva, LLAVE } from '@tests/server/apoyo/respaldos';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerLlave } from '@/infrastructure/di/server/consola/leer-llave';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { secretoEnCarpeta } from '@/infrastructure/storage/historia-en-carpeta';

const FRASE = 'cinco palabras que nadie adivina';
const OTRA_LLAVE = selladoDePrueba('la clave de otra máquina').llave;
const FILAS = 'datos/sedes/000001.ndjson';

describe('respaldos firmados', { timeout: 240_000 }, () => {
  let origen: Awaited<ReturnType<typeof abrirRespaldado>>;
  beforeAll(async () => {
    origen = await abrirRespaldado();
  }, 180_000);
  afterAll(() => origen.cerrar());

  const abierto = (ruta: string) => ({ ruta, frase: undefined, llave: LLAVE });
  const destinoNuevo = () => {
    const nueva = carpetaNueva();
    return { ubicacion: { carpeta: nueva.ruta }, ...nueva };
  };
  const opciones = { reemplazar: false, marca: 'marca' };

  it('una fila cambiada con sus huellas rehechas se descubre, y ninguna opción la deja pasar', async () => {
    const ruta = await origen.rehecho('alterado.tar.gz', (entradas) => {
      cambiarTexto(entradas, FILAS, (texto) => texto.replace('Lugar 1', 'Lugar X'));
      recalcularHuellas(entradas);
    });
    const { ubicacion, borrar, ruta: destino } = destinoNuevo();
    const intento = restaurarDesde({ ...abierto(ruta), sinComprobarFirma: true }, ubicacion, opciones);
    await expect(intento).rejects.toThrow(/^El respaldo está alterado: no es el que se firmó aquí/);
    expect(readdirSync(destino)).toEqual([]);
    borrar();
  });

  it('firmado de nuevo por quien no tiene la clave es de otra clave, y así se dice', async () => {
    const ruta = await origen.rehecho('ajeno.tar.gz', (entradas) => {
      cambiarTexto(entradas, FILAS, (texto) => texto.replace('Lugar 1', 'Lugar X'));
      recalcularHuellas(entradas);
      firmarEntradas(entradas, OTRA_LLAVE);
    });
    const { ubicacion, borrar, ruta: destino } = destinoNuevo();
    await expect(restaurarDesde(abierto(ruta), ubicacion, opciones)).rejects.toThrow(
      `El respaldo está firmado con otra clave (${OTRA_LLAVE.id}; la de aquí es ${LLAVE.id})`,
    );
    await expect(restaurarDesde({ ...abierto(ruta), llave: null }, ubicacion, opciones)).rejects.toThrow(
      'aquí no hay con qué comprobarlo',
    );
    expect(readdirSync(destino)).toEqual([]);
    borrar();
  });

  it('uno de antes, sin firma, se rechaza; a propósito vuelve', async () => {
    const ruta = await origen.rehecho('de-antes.tar.gz', quitarFirma);
    const { ubicacion, borrar, ruta: destino } = destinoNuevo();
    await expect(restaurarDesde(abierto(ruta), ubicacion, opciones)).rejects.toThrow(
      /^El respaldo no está firmado: .* --sin-comprobar-firma/,
    );
    expect(readdirSync(destino)).toEqual([]);
    const pedido = { ...abierto(ruta), sinComprobarFirma: true };
    expect((await restaurarDesde(pedido, ubicacion, opciones)).procedencia).toEqual({ firma: 'SIN_FIRMA' });
    expect(readdirSync(destino)).toEqual(expect.arrayContaining(['archivos', 'pgdata']));
    borrar();
  });

  it('en otra máquina se comprueba con la clave que se guardó, y sin ella no se inventa otra', async () => {
    const guardada = carpetaNueva();
    await secretoEnCarpeta(guardada.ruta);
    const llave = await leerLlave(undefined, [guardada.ruta]);
    if (!llave) throw new Error('No hay clave');
    const ruta = await origen.otroRespaldo({ carpeta: join(origen.carpeta, 'otra'), llave });
    const maquina = join(guardada.ruta, 'máquina nueva');
    mkdirSync(maquina);
    expect(await leerLlave(undefined, [maquina])).toBeNull();
    expect(readdirSync(maquina)).toEqual([]);
    writeFileSync(join(maquina, 'clave-historia'), readFileSync(join(guardada.ruta, 'clave-historia')));
    const traida = await leerLlave(undefined, [maquina, origen.carpeta]);
    expect((await revisarDesde({ ...abierto(ruta), llave: traida })).procedencia).toEqual({
      firma: 'COMPROBADA',
      clave: llave.id,
    });
    const escrita = await leerLlave(readFileSync(join(maquina, 'clave-historia'), 'utf8').trim(), []);
    expect(escrita?.id).toBe(llave.id);
    guardada.borrar();
  });

  it('sin cifrar no se admite donde hay frase, salvo que lo pidan', async () => {
    const conFrase = { ...abierto(origen.respaldo), frase: FRASE };
    const { ubicacion, borrar, ruta: destino } = destinoNuevo();
    await expect(restaurarDesde(conFrase, ubicacion, opciones)).rejects.toThrow(
      /^El respaldo no está cifrado y aquí hay BACKUP_PASSPHRASE: .* --sin-cifrar/,
    );
    expect(readdirSync(destino)).toEqual([]);
    expect((await revisarDesde({ ...conFrase, sinCifrar: true })).procedencia.firma).toBe('COMPROBADA');
    borrar();
  });
});
