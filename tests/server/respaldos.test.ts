import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  abrirPostgresDePrueba,
  hayPostgres,
  type PostgresDePrueba,
} from '@tests/server/apoyo/postgres-de-prueba';
import {
  archivosEn,
  bodegaDe,
  carpetaNueva,
  comoQuedo,
  conDatos,
  contenidoDe,
  LLAVE,
  NOMBRE_DIFICIL,
  respaldar,
} from '@tests/server/apoyo/respaldos';
import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirAdministracion } from '@/infrastructure/di/server/consola/abrir-administracion';
import { ensayarRespaldo } from '@/infrastructure/di/server/consola/ensayar-respaldo';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { abrirPostgres, NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { libretaDelSistemaEnDisco } from '@/infrastructure/storage/sistema/libreta-del-sistema-en-disco';
import { HECHURAS } from '@/server/composicion/secciones';

const FRASE = 'cinco palabras que nadie adivina';
const abierto = (ruta: string) => ({ ruta, frase: undefined, llave: LLAVE });
const SIN_REEMPLAZAR = { reemplazar: false, marca: 'marca' };
const carpeta = carpetaNueva();
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let original: Awaited<ReturnType<typeof contenidoDe>>;
let archivos: Record<string, string>;
let respaldo = '';

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  // More rows than are read at once.
  servidor = await conDatos(base, 1_200);
  original = await contenidoDe(base);
  const bodega = await bodegaDe(servidor.carpeta);
  archivos = await archivosEn(bodega);
  respaldo = (await respaldar(base, bodega, { carpeta: carpeta.ruta })).ruta;
}, 180_000);
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
  carpeta.borrar();
});

const danado = (nombre: string, cambiar: (bytes: Buffer) => Buffer): string => {
  const ruta = join(carpeta.ruta, nombre);
  writeFileSync(ruta, cambiar(readFileSync(respaldo)));
  return ruta;
};

describe('respaldo', { timeout: 240_000 }, () => {
  it('es un tar con lo que dice el manifiesto, solo para su dueño, sin sesiones ni restos', async () => {
    expect(respaldo).toMatch(/respaldo-2026-11-21T180533Z\.tar\.gz$/);
    expect(statSync(respaldo).mode & 0o777).toBe(0o600);
    expect(readdirSync(carpeta.ruta).filter((nombre) => nombre.endsWith('.parte'))).toEqual([]);
    const { manifiesto } = await revisarDesde(abierto(respaldo));
    expect(manifiesto.tablas.find(({ nombre }) => nombre === 'sedes')?.filas).toBe(1_201);
    expect(manifiesto.tablas_sin_filas).toContain('sesiones');
    expect(manifiesto.migraciones).toEqual(original.migraciones);
    const texto = gunzipSync(readFileSync(respaldo)).toString('utf8');
    expect(texto).toContain('archivos/formatos/acta ñandú.txt');
    expect(texto).not.toContain('datos/sesiones');
  });

  it('vuelve igual a una carpeta nueva, y lo que ya hay solo se reemplaza si lo piden, y se aparta', async () => {
    const nueva = carpetaNueva();
    const destino = { carpeta: nueva.ruta };
    const { manifiesto } = await restaurarDesde(abierto(respaldo), destino, SIN_REEMPLAZAR);
    expect(manifiesto.tablas.length).toBeGreaterThan(8);
    expect(await comoQuedo(destino)).toEqual({ contenido: original, archivos });
    expect(Object.keys(archivos)).toContain('formatos/vacía');
    const administracion = await abrirAdministracion({ carpeta: nueva.ruta }, async () => HECHURAS);
    expect((await administracion.verificarHistoria()).integra).toBe(true);
    await administracion.cerrar();
    await expect(restaurarDesde(abierto(respaldo), destino, SIN_REEMPLAZAR)).rejects.toThrow(
      /^Ya hay una base de datos en .* --reemplazar/,
    );
    const { avisos } = await restaurarDesde(abierto(respaldo), destino, {
      reemplazar: true,
      marca: 'segunda',
    });
    expect(avisos).toEqual([
      `La base anterior quedó en ${join(nueva.ruta, 'pgdata.anterior-segunda')}`,
      `Los archivos anteriores quedaron en ${join(nueva.ruta, 'archivos.anterior-segunda')}`,
    ]);
    expect(await comoQuedo(destino)).toEqual({ contenido: original, archivos });
    nueva.borrar();
  });

  it('se ensaya aparte, se compara y no queda nada de él; el que no vuelve igual dice por qué', async () => {
    const datos = carpetaNueva();
    const ahora = () => new Date('2026-11-24T07:40:00Z');
    const { ensayo: bueno } = await ensayarRespaldo(abierto(respaldo), datos.ruta, ahora);
    expect(bueno).toMatchObject({ en: ahora().toISOString(), falla: null, archivo: basename(respaldo) });
    expect([bueno.filas > 1_200, bueno.archivos]).toEqual([true, 5]);
    const cortado = danado('por-ensayar.tar.gz', (bytes) => bytes.subarray(0, bytes.length - 200));
    const { ensayo: malo } = await ensayarRespaldo(abierto(cortado), datos.ruta, ahora);
    expect(malo.falla).toMatch(/^El respaldo está (?:dañado|incompleto)/);
    // What whoever looks at the state of the system is told is the last one.
    expect(libretaDelSistemaEnDisco(datos.ruta).ensayo()).toEqual(malo);
    expect(readdirSync(datos.ruta).sort()).toEqual(['ensayo', 'estado']);
    expect(readdirSync(join(datos.ruta, 'ensayo'))).toEqual(['candado']);
    datos.borrar();
  });

  it('dice qué papel firmado nombra un archivo que no está, y no por eso deja de servir', async () => {
    const datos = carpetaNueva();
    const perdido = 'formatos/participantes/1/pdf/carta.pdf';
    await base.ejecutarGuion(`insert into papeles_recibidos (participante_id, codigo, fecha, archivo, creado_en, actualizado_en)
      values (1, 'CARTA', '2026-01-10', '${perdido}', now(), now()), (1, 'ACTA', '2026-01-10', 'formatos/vacío.txt', now(), now())`);
    const faltan = [{ participante_id: '1', codigo: 'CARTA', archivo: perdido }];
    const hecho = await respaldar(base, await bodegaDe(servidor.carpeta), { carpeta: datos.ruta });
    expect(hecho.faltan).toEqual(faltan);
    expect((await revisarDesde(abierto(hecho.ruta))).faltan).toEqual(faltan);
    expect(await ensayarRespaldo(abierto(hecho.ruta), datos.ruta, () => new Date())).toMatchObject({
      ensayo: { falla: null, faltan: 1 },
      faltan,
    });
    await base.ejecutarGuion('delete from papeles_recibidos');
    datos.borrar();
  });

  it('un byte cambiado o un final que falta se descubren antes de tocar nada', async () => {
    const nueva = carpetaNueva();
    const cambiado = danado('cambiado.tar.gz', (bytes) => {
      bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
      return bytes;
    });
    const cortado = danado('cortado.tar.gz', (bytes) => bytes.subarray(0, bytes.length - 200));
    const ajeno = danado('ajeno.txt', () => Buffer.from('esto no es un respaldo'));
    for (const ruta of [cambiado, cortado, ajeno]) {
      await expect(restaurarDesde(abierto(ruta), { carpeta: nueva.ruta }, SIN_REEMPLAZAR)).rejects.toThrow(
        /^El respaldo está (?:dañado|incompleto)/,
      );
    }
    expect(readdirSync(nueva.ruta)).toEqual([]);
    nueva.borrar();
  });

  it('cifrado no deja ver nada, y se distingue otra frase de un archivo dañado', async () => {
    const { ruta } = await respaldar(base, await bodegaDe(servidor.carpeta), {
      carpeta: carpeta.ruta,
      frase: FRASE,
    });
    expect(ruta).toMatch(/\.tar\.gz\.cifrado$/);
    expect(await revisarDesde({ ruta, frase: FRASE, llave: LLAVE })).toMatchObject({
      manifiesto: { migraciones: original.migraciones },
    });
    await expect(revisarDesde(abierto(ruta))).rejects.toThrow('El respaldo está cifrado');
    await expect(revisarDesde({ ruta, frase: `${FRASE}.`, llave: LLAVE })).rejects.toThrow(
      'BACKUP_PASSPHRASE no es la frase con la que se cifró este respaldo.',
    );
    const bytes = readFileSync(ruta);
    const variantes = {
      cambiado: Buffer.from(bytes).fill((bytes[5_000] ?? 0) ^ 1, 5_000, 5_001),
      cortado: bytes.subarray(0, bytes.length - 1),
      alargado: Buffer.concat([bytes, Buffer.from('x')]),
    };
    for (const [nombre, contenido] of Object.entries(variantes)) {
      const otra = join(carpeta.ruta, `${nombre}.cifrado`);
      writeFileSync(otra, contenido);
      await expect(revisarDesde({ ruta: otra, frase: FRASE, llave: LLAVE })).rejects.toThrow(
        /^El respaldo está (?:dañado|incompleto)/,
      );
    }
  });

  it('de una versión más nueva del programa se rechaza sin dejar nada', async () => {
    const nueva = carpetaNueva();
    await base.ejecutarGuion("insert into migraciones (nombre) values ('9999_futuro.sql')");
    const { ruta } = await respaldar(base, await bodegaDe(servidor.carpeta), {
      carpeta: join(carpeta.ruta, 'futuro'),
    });
    await base.ejecutarGuion("delete from migraciones where nombre = '9999_futuro.sql'");
    await expect(restaurarDesde(abierto(ruta), { carpeta: nueva.ruta }, SIN_REEMPLAZAR)).rejects.toThrow(
      /versión más nueva del programa \(9999_futuro\.sql\)/,
    );
    expect(readdirSync(nueva.ruta)).not.toContain('pgdata');
    nueva.borrar();
  });
});

describe('respaldo de archivos en S3', { timeout: 240_000 }, () => {
  it('van y vuelven por el depósito; reemplazar quita los que sobran', async () => {
    const s3 = await abrirS3DePrueba();
    const disco = carpetaNueva();
    const destino = { carpeta: disco.ruta, s3: s3.ajustes };
    const desde = abierto(respaldo);
    const deposito = await abrirBodega(destino);
    await deposito.guardar('sobra.txt', Readable.from([Buffer.from('x')]));
    await expect(restaurarDesde(desde, destino, SIN_REEMPLAZAR)).rejects.toThrow(
      'Ya hay archivos en el depósito',
    );
    const { avisos } = await restaurarDesde(desde, destino, { reemplazar: true, marca: 's3' });
    expect(avisos).toEqual(['Se quitaron 1 archivos que no están en el respaldo.']);
    expect(await archivosEn(deposito)).toEqual(archivos);
    const restaurada = await abrirBaseDatos(destino);
    const { ruta } = await respaldar(restaurada, deposito, { carpeta: join(carpeta.ruta, 's3') });
    await restaurada.cerrar();
    expect((await revisarDesde(abierto(ruta))).manifiesto.partes.map(({ sha256 }) => sha256).sort()).toEqual(
      (await revisarDesde(desde)).manifiesto.partes.map(({ sha256 }) => sha256).sort(),
    );
    await s3.cerrar();
    disco.borrar();
  });
});

describe.runIf(hayPostgres())('respaldo entre motores', { timeout: 240_000 }, () => {
  let postgres: PostgresDePrueba;
  beforeAll(async () => {
    postgres = await abrirPostgresDePrueba({ nombre: NOMBRE_DE_CONSOLA });
  });
  afterAll(() => postgres.cerrar());

  it('de la base embebida a PostgreSQL y de vuelta queda todo igual, y los contadores siguen', async () => {
    const [disco, vuelta] = [carpetaNueva(), carpetaNueva()];
    const destino = { url: postgres.url, carpeta: disco.ruta };
    const desde = abierto(respaldo);
    await expect(restaurarDesde(desde, destino, SIN_REEMPLAZAR)).rejects.toThrow(
      'La base de datos no está vacía',
    );
    await restaurarDesde(desde, destino, { reemplazar: true, marca: 'pg' });
    expect(await comoQuedo(destino)).toEqual({ contenido: original, archivos });

    const otra = await respaldar(postgres, await bodegaDe(disco.ruta), { carpeta: join(carpeta.ruta, 'pg') });
    await restaurarDesde(abierto(otra.ruta), { carpeta: vuelta.ruta }, SIN_REEMPLAZAR);
    expect(await comoQuedo({ carpeta: vuelta.ruta })).toEqual({ contenido: original, archivos });
    expect(original.tablas.participantes?.join('')).toContain(JSON.stringify(NOMBRE_DIFICIL).slice(1, -1));
    for (const { borrar } of [disco, vuelta]) borrar();
  });

  it('se hace mientras otros escriben, y tiene un solo instante de la base', async () => {
    let seguir = true;
    const escribir = (async () => {
      for (let n = 0; seguir; n += 1) {
        await postgres.ejecutarGuion(`
          insert into sedes (nombre, direccion, creado_en, actualizado_en) values ('A ${n}', 'x', now(), now());
          insert into sedes (nombre, direccion, creado_en, actualizado_en) values ('B ${n}', 'x', now(), now());`);
      }
    })();
    const { ruta } = await respaldar(postgres, await bodegaDe(carpeta.ruta), {
      carpeta: join(carpeta.ruta, 'vivo'),
    });
    seguir = false;
    await escribir;
    const texto = gunzipSync(readFileSync(ruta)).toString('utf8');
    const cuantas = (letra: string) => texto.split(`"nombre" : "${letra} `).length - 1;
    expect(cuantas('A')).toBe(cuantas('B'));
  });

  it('no reemplaza una base con tablas de otro programa, ni mientras un servidor trabaja en ella', async () => {
    const disco = carpetaNueva();
    const intento = () =>
      restaurarDesde(
        abierto(respaldo),
        { url: postgres.url, carpeta: disco.ruta },
        { reemplazar: true, marca: 'x' },
      );
    await postgres.ejecutarGuion('create table ajena (n int); insert into ajena values (1)');
    await expect(intento()).rejects.toThrow('tablas que no son de este programa (ajena)');
    await postgres.ejecutarGuion('drop table ajena');
    const abierta = abrirPostgres(postgres.url);
    await abierta.ejecutarGuion('select 1');
    await expect(intento()).rejects.toThrow('Hay un servidor trabajando sobre esa base de datos');
    await abierta.cerrar();
    disco.borrar();
  });
});
